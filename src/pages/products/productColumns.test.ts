import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StaticTable } from '../../components/table/DataTable.tsx';
import type { Parsed } from '../../contract/lenientParsing.ts';
import type { Product } from '../../contract/product.ts';
import { startLocale } from '../../i18n/changeLocale.ts';
import { getLocale, LocaleContext } from '../../i18n/localeStore.ts';
import { useProductColumns } from './productColumns.tsx';

beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
afterEach(async () => {
  await startLocale({ language: 'en', locale: 'en' });
  vi.unstubAllGlobals();
});

const product = { id: 'prod_a', specifications: [{ name: 'A', value: '23, 26 mm' }, { name: 'B' }] };
const Specifications = () =>
  createElement(StaticTable<Parsed<Product>>, {
    caption: '',
    columns: useProductColumns().filter(({ id }) => id === 'specifications'),
    rows: [product],
  });

test.each([
  ['en', 'A: 23, 26 mm · B: —'],
  ['de', 'A: 23, 26 mm · B: —'],
  ['ja', 'A： 23, 26 mm · B： —'],
  ['zh-CN', 'A： 23, 26 mm · B： —'],
] as const)('specifications use the punctuation of the selected language: %s', async (language, text) => {
  await startLocale({ language, locale: language });
  const cell = createElement(LocaleContext, { value: getLocale() }, createElement(Specifications));
  const [body = ''] = renderToStaticMarkup(createElement(MemoryRouter, null, cell)).match(/<tbody.*/) ?? [];
  expect(body.replace(/<[^>]*>/g, '')).toBe(text);
});
