import type { ExportReport } from '../contract/audit.ts';
import { request } from './http.ts';

/** Reports that the page has exported records, or printed a briefing or a comparison, for the audit trail. @throws ApiError */
export async function sendExportReport(report: ExportReport): Promise<void> {
  await request('/auth/exports', { method: 'POST', body: report });
}
