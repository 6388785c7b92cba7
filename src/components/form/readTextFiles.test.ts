import { expect, test } from 'vitest';
import { readTextFiles } from './readTextFiles.ts';

const read = (...parts: BlobPart[]) => readTextFiles([new File(parts, 'ids.txt')]);

test('a text file is decoded: UTF-8 with or without a byte order mark, UTF-16 in either byte order', async () => {
  const text = 'kol_a\tKölner Straße\r\n';
  const units = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
    for (const [at, unit] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * at, unit.charCodeAt(0), isLittle);
    return view;
  };
  expect(await Promise.all([read(text), read('\uFEFF', text), read(units(true)), read(units(false))])).toEqual(
    Array(4).fill({ text }),
  );
});

test('several files are one text', async () => {
  expect(await readTextFiles([new File(['kol_a'], 'a.txt'), new File(['kol_b'], 'b.txt')])).toEqual({
    text: 'kol_a\nkol_b',
  });
});

test('a binary or unreadable file is named; an empty file gives an empty text', async () => {
  expect(await read('kol_a\0\x01')).toEqual({ unreadable: 'ids.txt' });
  const gone = new File(['kol_a'], 'gone.txt');
  gone.arrayBuffer = () => Promise.reject(new Error('gone'));
  expect(await readTextFiles([new File(['kol_b'], 'b.txt'), gone])).toEqual({ unreadable: 'gone.txt' });
  expect(await read()).toEqual({ text: '' });
});
