import { zhCN } from '@mui/material/locale';
import type { Translation } from '../translation.ts';
import { briefing } from './briefing.ts';
import { campaign } from './campaign.ts';
import { campaignMetrics } from './campaignMetrics.ts';
import { collecting } from './collecting.ts';
import { columns } from './columns.ts';
import { combo } from './combo.ts';
import { common } from './common.ts';
import { drawer } from './drawer.ts';
import { event } from './event.ts';
import { eventDetails } from './eventDetails.ts';
import { eventSending } from './eventSending.ts';
import { exporting } from './exporting.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { kol } from './kol.ts';
import { kolList } from './kolList.ts';
import { kolValues } from './kolValues.ts';
import { lookUpReport } from './lookUpReport.ts';
import { newEvent } from './newEvent.ts';
import { palette } from './palette.ts';
import { product } from './product.ts';
import { session } from './session.ts';
import { signIn } from './signIn.ts';
import { table } from './table.ts';
import { views } from './views.ts';

/** All messages in simplified Chinese. */
export const translation: Translation = {
  briefing,
  campaign,
  campaignMetrics,
  collecting,
  columns,
  combo,
  common,
  drawer,
  event,
  eventDetails,
  eventSending,
  exporting,
  frame,
  home,
  kol,
  kolList,
  kolValues,
  lookUpReport,
  newEvent,
  palette,
  product,
  session,
  signIn,
  table,
  views,
  mui: zhCN,
};
