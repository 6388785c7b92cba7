import { jaJP } from '@mui/material/locale';
import type { Translation } from '../translation.ts';
import { app } from './app.ts';
import { campaign } from './campaign.ts';
import { campaignMetrics } from './campaignMetrics.ts';
import { commandPalette } from './commandPalette.ts';
import { common } from './common.ts';
import { event } from './event.ts';
import { home } from './home.ts';
import { kol } from './kol.ts';
import { kolList } from './kolList.ts';
import { product } from './product.ts';
import { table } from './table.ts';

/** All messages in Japanese. */
export const translation: Translation = {
  app,
  campaign,
  campaignMetrics,
  commandPalette,
  common,
  event,
  home,
  kol,
  kolList,
  product,
  table,
  mui: jaJP,
};
