import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAccountMessages } from './account.ts';
import { useAppMessages } from './app.ts';
import { useCampaignMessages } from './campaign.ts';
import { useCommandPaletteMessages } from './commandPalette.ts';
import { useCommonMessages } from './common.ts';
import { useComparisonMessages } from './comparison.ts';
import { translation } from './de/translation.ts';
import { useEventMessages } from './event.ts';
import { useEventListMessages } from './eventList.ts';
import { useHomeMessages } from './home.ts';
import { useKolMessages } from './kol.ts';
import { useKolListMessages } from './kolList.ts';
import { LocaleContext } from './localeStore.ts';
import { useOrganizationMessages } from './organization.ts';
import { useProductMessages } from './product.ts';
import { useTableMessages } from './table.ts';
import type { Translation } from './translation.ts';

const subjects: { [Name in Exclude<keyof Translation, 'mui'>]: () => Translation[Name] } = {
  account: useAccountMessages,
  app: useAppMessages,
  campaign: useCampaignMessages,
  commandPalette: useCommandPaletteMessages,
  common: useCommonMessages,
  event: useEventMessages,
  eventList: useEventListMessages,
  home: useHomeMessages,
  kol: useKolMessages,
  comparison: useComparisonMessages,
  kolList: useKolListMessages,
  organization: useOrganizationMessages,
  product: useProductMessages,
  table: useTableMessages,
};

test.each(Object.entries(subjects))('the messages %s are in German if the language is German', (name, useMessages) => {
  let messages: unknown;
  const Reader = () => {
    messages = useMessages();
    return null;
  };
  const german = { language: 'de', locale: 'de', translation } as const;
  renderToStaticMarkup(createElement(LocaleContext, { value: german }, createElement(Reader)));
  expect(messages).toBe(translation[name as keyof Translation]);
});
