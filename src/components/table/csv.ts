import { escapeFormulasInside, FORMULA } from '../../contract/csvFormulas.ts';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  /** The plain value: dates as ISO 8601, rates as fractions 0–1; null or undefined is an empty cell. */
  value: (row: Row) => string | number | boolean | null | undefined;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a CSV file (RFC 4180) that spreadsheets open correctly: UTF-8 with a byte order mark, and an apostrophe
 * before any text that would run as a formula. Numbers stay numbers.
 */
export async function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return (
    BYTE_ORDER_MARK +
    papaparse.unparse(
      {
        fields: columns.map(({ header }) => header),
        data: rows.map((row) => columns.map(({ value }) => escapeFormulasInside(value(row) ?? ''))),
      },
      { escapeFormulae: FORMULA, newline: '\r\n' },
    )
  );
}
