import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listAudit } from '../api/audit.ts';
import type { AuditEntry, AuditFilter, AuditListQuery } from '../contract/audit.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { auditKeys } from './queryKeys.ts';

/** One page of the audit trail. The previous page stays visible while the next one loads. */
export const auditListOptions = (query: AuditListQuery) =>
  queryOptions({
    queryKey: [...auditKeys.all, 'list', query],
    queryFn: ({ signal }) => listAudit(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Returns every matching entry without using the cache, for an export. @throws ApiError */
export const fetchAllAudit = (filter: AuditFilter, options: FetchAllOptions<AuditEntry>) =>
  fetchAllPages<AuditEntry>((page, signal) => listAudit({ ...filter, ...page }, { signal }), options);
