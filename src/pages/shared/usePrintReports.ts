import { useEffect, useEffectEvent } from 'react';
import type { ExportReport } from '../../contract/audit.ts';
import { reportExport } from './reportExport.ts';

/** Reports to the audit trail whom the user prints, also with the browser's own command. */
export function usePrintReports(action: ExportReport['action'], kolIds: readonly string[]) {
  const report = useEffectEvent(() => {
    if (kolIds.length > 0) reportExport({ action, subjects: [...kolIds] });
  });
  useEffect(() => {
    const onPrint = () => report();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
}
