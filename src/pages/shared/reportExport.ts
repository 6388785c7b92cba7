import { sendExportReport } from '../../api/exports.ts';
import { readUser } from '../../auth/session.ts';
import type { ExportReport } from '../../contract/audit.ts';

/**
 * Tells the audit trail of the service that the page has exported records, or printed a briefing or a comparison. Only a session
 * has one. The user has the file already, so a lost report is no error on screen; the service has recorded who read the records.
 */
export function reportExport(report: ExportReport) {
  if (readUser()?.account) void sendExportReport(report).catch(() => null);
}
