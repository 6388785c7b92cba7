import type * as z from 'zod/mini';
import { Campaign } from '../../src/contract/campaign.ts';
import { Event } from '../../src/contract/event.ts';
import { Kol } from '../../src/contract/kol.ts';
import { Product } from '../../src/contract/product.ts';
import * as tables from '../db/schema.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as events from '../repositories/events.ts';
import * as kols from '../repositories/kols.ts';
import * as products from '../repositories/products.ts';

/** The kinds of records, in the order in which they are stored. */
export const RECORD_KINDS = {
  product: { noun: 'product', schema: Product, table: tables.products, upsert: products.upsert },
  campaign: { noun: 'campaign', schema: Campaign, table: tables.campaigns, upsert: campaigns.upsert },
  event: { noun: 'event', schema: Event, table: tables.events, upsert: events.upsert },
  kol: { noun: 'KOL', schema: Kol, table: tables.kols, upsert: kols.upsert },
};
export type Kind = keyof typeof RECORD_KINDS;
export const KINDS = Object.keys(RECORD_KINDS) as Kind[];

/** A valid record, without fields that are not in the contract, and its kind. */
export type ImportRecord = {
  [K in Kind]: { kind: K; record: z.infer<(typeof RECORD_KINDS)[K]['schema']> };
}[Kind];
