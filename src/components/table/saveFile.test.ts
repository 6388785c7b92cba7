import { expect, test } from 'vitest';
import { fileNameOf } from './saveFile.ts';

test('a file name contains the filters, and no characters that a file system forbids', () => {
  expect(fileNameOf('campaigns', { status: 'active', type: undefined, search: 'a/b: "c"' })).toBe(
    'campaigns_status-active_search-a-b-c-',
  );
  expect(fileNameOf('products', {})).toBe('products');
});
