import * as z from 'zod/mini';
import { listParameters, ofPageSizes } from '../../components/table/urlState.ts';
import { AuditListQuery } from '../../contract/audit.ts';

/** The URL parameters of the audit trail: the request and the saved view. Its rows have one order and no details. */
export const AuditAddress = z.strictObject({
  ...AuditListQuery.shape,
  per_page: ofPageSizes(AuditListQuery.shape.per_page),
  view: listParameters.view,
});
export type AuditAddress = z.infer<typeof AuditAddress>;
