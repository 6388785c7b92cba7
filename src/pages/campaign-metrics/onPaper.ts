/**
 * The review on paper, where nothing scrolls: every column fits the width, words wrap, no row is cut by the end of a page,
 * and the header stands on each page. (What scrolls is one piece to the printer, and would be cut.)
 */
export const onPaper = {
  '@media print': {
    'div:has(> table), div:has(> div > table)': { overflow: 'visible', maxHeight: 'none' },
    '&& table': { tableLayout: 'auto', minWidth: 0, width: '100%', fontSize: '0.6875rem' },
    '&& col': { width: 'auto !important' },
    thead: { display: 'table-header-group' },
    // A picture stays with its title.
    'section:has(figure)': { breakInside: 'avoid' },
    tr: { breakInside: 'avoid' },
    '&& th, && td': { padding: '4px 6px', overflowWrap: 'break-word' },
    // A rate and its range are short: they stand in a line each.
    '&& td[data-align=end]': { whiteSpace: 'nowrap' },
    '&& thead th': { fontSize: '0.6875rem', whiteSpace: 'normal' },
  },
} as const;
