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

test('a text of many line ends is read in one pass', async () => {
  const lineEnds = '\n'.repeat(300_000);
  expect(await csvText(columns, [{ name: `Ada${lineEnds}=1` }])).toContain(`Ada${lineEnds}'=1`);
  expect(await csvText(columns, [{ name: `Ada${lineEnds}Keller` }])).toContain(`Ada${lineEnds}Keller`);
});

test.each(['x";"=1+41;y', ';=1+41', 'x"; "+1', 'x";\'@SUM(A1)', 'x"\t"-1', '"";""=1'])(
  'no reader that separates by a semicolon or a tab gets a formula from %j',
  async (name) => {
    const text = await csvText(columns, [{ name, rate: 0 }]);
    for (const delimiter of [';', '\t']) {
      const cells = papaparse.parse<string[]>(text.slice(1), { delimiter }).data.flat();
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
      // A reader that does not know quotation marks.
      for (const cell of text.split(delimiter)) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
    }
    const [, row] = papaparse.parse<string[]>(text.slice(1)).data;
    expect(row?.[0]?.replaceAll("'", '')).toBe(name.replaceAll("'", ''));
  },
);

test('a negative number is not a formula, and any text can be restored', async () => {
  const name = 'Keller, "Ada"\nBerlin; 東京';
  const [, row] = papaparse.parse<string[]>((await csvText(columns, [{ name, rate: -0.5 }])).slice(1)).data;
  expect(row).toEqual([name, '-0.5']);
});
