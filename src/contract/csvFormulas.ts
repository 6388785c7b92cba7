/** What the CSV files of the dashboard and of the commands share: spreadsheets run no text of them as a formula. */

/** The characters with which spreadsheets start a formula, including the full-width forms of East Asian text. For Papaparse's `escapeFormulae`. */
export const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same after a cell separator of other spreadsheets (`;` or tab), which do not see that it is inside a text. A quotation mark
 * may end or begin a cell there. At the start of a text, `FORMULA` covers a tab. The last character is optional, so that a long
 * gap is read once and not again from each of its characters.
 */
const FORMULA_INSIDE = /((?:;|(?<!^)[\t\r\n])[\s"]*)([=+\-@＝＋－＠]?)/g;

/** Puts an apostrophe before every formula inside a text. Other values stay as they are. */
export const escapeFormulasInside = <Value>(value: Value): Value | string =>
  typeof value === 'string'
    ? value.replace(FORMULA_INSIDE, (found, gap, sign) => (sign === '' ? found : `${gap}'${sign}`))
    : value;
