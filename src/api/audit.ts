import * as z from 'zod/mini';
import { AuditEntry, type AuditListQuery, type ExportReport, Person } from '../contract/audit.ts';
import { type ParsedPage, parsePage } from '../contract/lenientParsing.ts';
import { parseResponse, parseStrictly, type RequestOptions, request } from './http.ts';

/** Returns one page of the audit trail, newest first. Managers only. @throws ApiError */
export async function listAudit(
  query: AuditListQuery,
  options: Pick<RequestOptions, 'signal'> = {},
): Promise<ParsedPage<AuditEntry>> {
  const response = await request('/auth/audit', { ...options, query });
  return parseResponse('audit entry', response, (body) => parsePage(AuditEntry, body));
}

/** Returns everybody who has signed in with an account. Managers only. @throws ApiError */
export async function listPeople(options: Pick<RequestOptions, 'signal'> = {}): Promise<Person[]> {
  return parseStrictly(z.object({ data: z.array(Person) }), await request('/auth/people', options)).data;
}

/** Reports that the page has exported records or printed a briefing, for the audit trail. @throws ApiError */
export async function sendExportReport(report: ExportReport): Promise<void> {
  await request('/auth/exports', { method: 'POST', body: report });
}
