import * as z from 'zod/mini';
import { listParameters, ofPageSizes, toListFilter } from '../../components/table/urlState.ts';
import { KOL_SORT_FIELDS, type KolFacetsQuery, KolListQuery } from '../../contract/kolDirectory.ts';
import { withReverse } from '../../contract/page.ts';

const { sort: _serviceSort, ...request } = KolListQuery.shape;

/** The orders that have a column. */
const ColumnSort = z.catch(z.enum(withReverse(KOL_SORT_FIELDS)), 'full_name');

/** The URL parameters of the directory: the request of the desk interface, and the saved view. */
export const DirectoryAddress = z.strictObject({
  ...request,
  per_page: ofPageSizes(request.per_page),
  /** The order of a column. Without it a search has the found names first, and the whole directory is sorted by name. */
  sort: listParameters.sort,
  view: listParameters.view,
});
export type DirectoryAddress = z.infer<typeof DirectoryAddress>;

/** The part that is sent to the service. */
export const toKolRequest = ({ view: _view, sort, ...query }: DirectoryAddress): KolListQuery => ({
  ...query,
  sort: query.search && sort === undefined ? 'relevance' : z.parse(ColumnSort, sort),
});

/** The filters, without page and order. */
export const toKolFilter = ({ sort: _sort, ...query }: KolListQuery): KolFacetsQuery => toListFilter(query);
