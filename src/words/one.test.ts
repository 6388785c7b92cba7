import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCampaignMetricsWords } from './campaignMetrics.ts';
import { useExportWords } from './exporting.ts';
import { useTableWords } from './table.ts';

const said = (useWords: () => string) => renderToStaticMarkup(createElement(() => useWords()));

test.each([
  [() => useTableWords().allSorted(1, 'Name'), 'One row, sorted by Name.'],
  [() => useTableWords().allSorted(2, 'Name'), 'All 2 rows, sorted by Name.'],
  [() => useTableWords().allUnsorted(1), 'One row, in the default order.'],
  [() => useTableWords().allUnsorted(1200), 'All 1,200 rows, in the default order.'],
  [() => useExportWords().moved(1, 3), /: the file holds 1 record, the service now counts 3\./],
  [() => useExportWords().moved(2, 3), /: the file holds 2 records, the service now counts 3\./],
  [
    () => useCampaignMetricsWords().noneInPeriod(1),
    'The only campaign that matches the filters was not sent in this period.',
  ],
  [
    () => useCampaignMetricsWords().noneInPeriod(2),
    'None of the 2 campaigns that match the filters was sent in this period.',
  ],
  [() => useCampaignMetricsWords().monthsLeftOut('Note', 1), 'Note. 1 campaign without a send date is in no month.'],
  [() => useCampaignMetricsWords().monthsLeftOut('Note', 2), 'Note. 2 campaigns without a send date are in no month.'],
])('one item uses the singular: %s', (useWords, sentence) => {
  expect(said(useWords)).toMatch(sentence);
});
