import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCampaignMessages } from './campaign.ts';
import { useTableMessages } from './table.ts';

const render = (useText: () => string) => renderToStaticMarkup(createElement(() => useText()));

test.each([
  [() => useTableMessages().exportDialog.moved(1, 3), /: the file has 1 record, and the service now has 3\./],
  [() => useTableMessages().exportDialog.moved(2, 3), /: the file has 2 records, and the service now has 3\./],
  [
    () => useCampaignMessages().noneInPeriod(1),
    'The only campaign that matches the filters was not sent in this period.',
  ],
  [
    () => useCampaignMessages().noneInPeriod(2),
    'None of the 2 campaigns that match the filters was sent in this period.',
  ],
  [() => useCampaignMessages().monthsSkipped(1), '1 campaign without a send date is in no month.'],
  [() => useCampaignMessages().monthsSkipped(2), '2 campaigns without a send date are in no month.'],
])('one item uses the singular: %s', (useText, sentence) => {
  expect(render(useText)).toMatch(sentence);
});
