import { expect, test } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

test('a file name carries the filters, and nothing that a file system refuses', () => {
  expect(fileNameOf('campaigns', { status: 'active', type: undefined, search: 'a/b: "c"' })).toBe(
    'campaigns_status-active_search-a-b-c-',
  );
  expect(fileNameOf('products', {})).toBe('products');
});
