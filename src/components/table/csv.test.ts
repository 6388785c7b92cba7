import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import { type CsvColumn, csvText } from './csv.ts';

interface Row {
  name: string | null;
  rate?: number;
}
const columns: CsvColumn<Row>[] = [
  { header: 'Name', value: (row) => row.name },
  { header: 'Open rate', value: (row) => row.rate },
];

test('a file starts with a byte order mark, uses the line ends of spreadsheets, and keeps fractions', async () => {
  expect(await csvText(columns, [{ name: 'Ada', rate: 0.4127 }, { name: null }])).toBe(
    '\uFEFFName,Open rate\r\nAda,0.4127\r\n,',
  );
});

test.each(['=1+1', '+49 30', '-1', '@SUM(A1)', '\t=1', '＝1'])('a formula is neutralized: %j', async (name) => {
  const [, row] = papaparse.parse<string[]>((await csvText(columns, [{ name, rate: 0 }])).slice(1)).data;
  expect(row).toEqual([`'${name}`, '0']);
});

test.each(['Ada;=1+1;Keller', 'Ada; =1+1;Keller', 'Ada\t=1+1', 'Ada\n=1+1'])(
  'so is a formula that another spreadsheet finds inside a text: %j',
  async (name) => {
    const [, row] = papaparse.parse<string[]>((await csvText(columns, [{ name, rate: 0 }])).slice(1)).data;
    expect(row).toEqual([name.replace('=', "'="), '0']);
  },
);

test('a negative number is not a formula, and any text can be restored', async () => {
  const name = 'Keller, "Ada"\nBerlin; 東京';
  const [, row] = papaparse.parse<string[]>((await csvText(columns, [{ name, rate: -0.5 }])).slice(1)).data;
  expect(row).toEqual([name, '-0.5']);
});
