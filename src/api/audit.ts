import { AuditEntry, type AuditListQuery } from '../contract/audit.ts';
import { type ParsedPage, parsePage } from '../contract/lenientParsing.ts';
import { parseResponse, type ReadOptions, request } from './http.ts';

/** Returns one page of the audit trail, newest first. Managers only. @throws ApiError */
export async function listAudit(query: AuditListQuery, options: ReadOptions): Promise<ParsedPage<AuditEntry>> {
  const response = await request('/auth/audit', { ...options, query });
  return parseResponse('audit entry', response, (body) => parsePage(AuditEntry, body));
}
