import { jaJP } from '@mui/material/locale';
import type { Translation } from '../translation.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { campaign } from './campaign.ts';
import { commandPalette } from './commandPalette.ts';
import { common } from './common.ts';
import { comparison } from './comparison.ts';
import { event } from './event.ts';
import { eventList } from './eventList.ts';
import { home } from './home.ts';
import { kol } from './kol.ts';
import { kolList } from './kolList.ts';
import { organization } from './organization.ts';
import { product } from './product.ts';
import { table } from './table.ts';

/** All messages in Japanese. */
export const translation: Translation = {
  account,
  app,
  campaign,
  commandPalette,
  common,
  event,
  eventList,
  home,
  kol,
  comparison,
  kolList,
  organization,
  product,
  table,
  mui: jaJP,
};
