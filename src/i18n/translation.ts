import type { Localization } from '@mui/material/locale';
import type { useAccountMessages } from './account.ts';
import type { useAppMessages } from './app.ts';
import type { useCampaignMessages } from './campaign.ts';
import type { useCommandPaletteMessages } from './commandPalette.ts';
import type { useCommonMessages } from './common.ts';
import type { useComparisonMessages } from './comparison.ts';
import type { useEventMessages } from './event.ts';
import type { useEventListMessages } from './eventList.ts';
import type { useHomeMessages } from './home.ts';
import type { useKolMessages } from './kol.ts';
import type { useKolListMessages } from './kolList.ts';
import type { useOrganizationMessages } from './organization.ts';
import type { useProductMessages } from './product.ts';
import type { useTableMessages } from './table.ts';

/** All messages in another language: each subject by its name, and the texts of MUI's components. */
export type Translation = {
  account: ReturnType<typeof useAccountMessages>;
  app: ReturnType<typeof useAppMessages>;
  campaign: ReturnType<typeof useCampaignMessages>;
  commandPalette: ReturnType<typeof useCommandPaletteMessages>;
  common: ReturnType<typeof useCommonMessages>;
  event: ReturnType<typeof useEventMessages>;
  eventList: ReturnType<typeof useEventListMessages>;
  home: ReturnType<typeof useHomeMessages>;
  kol: ReturnType<typeof useKolMessages>;
  comparison: ReturnType<typeof useComparisonMessages>;
  kolList: ReturnType<typeof useKolListMessages>;
  organization: ReturnType<typeof useOrganizationMessages>;
  product: ReturnType<typeof useProductMessages>;
  table: ReturnType<typeof useTableMessages>;
  mui: Localization;
};
