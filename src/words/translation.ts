import type { Localization } from '@mui/material/locale';
import type { useBriefingWords } from './briefing.ts';
import type { useCampaignWords } from './campaign.ts';
import type { useCampaignMetricsWords } from './campaignMetrics.ts';
import type { useCollectingWords } from './collecting.ts';
import type { useColumnsWords } from './columns.ts';
import type { useCommonWords } from './common.ts';
import type { useEventWords } from './event.ts';
import type { useEventDetailWords } from './eventDetails.ts';
import type { useEventSendingWords } from './eventSending.ts';
import type { useExportWords } from './exporting.ts';
import type { useFrameWords } from './frame.ts';
import type { useHomeWords } from './home.ts';
import type { useKolWords } from './kol.ts';
import type { useKolListWords } from './kolList.ts';
import type { useKolValueWords } from './kolValues.ts';
import type { useNewEventWords } from './newEvent.ts';
import type { usePaletteWords } from './palette.ts';
import type { useProductWords } from './product.ts';
import type { useSignInWords } from './signIn.ts';
import type { useTableWords } from './table.ts';
import type { useViewsWords } from './views.ts';

/** The whole catalogue in another language: each subject under its name, and the words of MUI's own parts. */
export interface Translation {
  briefing: ReturnType<typeof useBriefingWords>;
  campaign: ReturnType<typeof useCampaignWords>;
  campaignMetrics: ReturnType<typeof useCampaignMetricsWords>;
  collecting: ReturnType<typeof useCollectingWords>;
  columns: ReturnType<typeof useColumnsWords>;
  common: ReturnType<typeof useCommonWords>;
  event: ReturnType<typeof useEventWords>;
  eventDetails: ReturnType<typeof useEventDetailWords>;
  eventSending: ReturnType<typeof useEventSendingWords>;
  exporting: ReturnType<typeof useExportWords>;
  frame: ReturnType<typeof useFrameWords>;
  home: ReturnType<typeof useHomeWords>;
  kol: ReturnType<typeof useKolWords>;
  kolList: ReturnType<typeof useKolListWords>;
  kolValues: ReturnType<typeof useKolValueWords>;
  newEvent: ReturnType<typeof useNewEventWords>;
  palette: ReturnType<typeof usePaletteWords>;
  product: ReturnType<typeof useProductWords>;
  signIn: ReturnType<typeof useSignInWords>;
  table: ReturnType<typeof useTableWords>;
  views: ReturnType<typeof useViewsWords>;
  mui: Localization;
}
