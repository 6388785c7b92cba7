import { useEffect, useEffectEvent } from 'react';
import type { ExportReport } from '../../contract/audit.ts';
import { reportExport } from './reportExport.ts';

/**
 * Sets the orientation of the paper while mounted, with margins of 12 mm. A rule in a file would also apply to other
 * screens, and the content security policy allows no other way to add rules (docs/decisions/0013).
 */
export function usePaper(orientation: 'portrait' | 'landscape') {
  useEffect(() => {
    const paper = new CSSStyleSheet();
    paper.insertRule(`@page { size: ${orientation}; margin: 12mm; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    };
  }, [orientation]);
}

/** Reports to the audit trail whom the user prints, also with the browser's own command. */
export function usePrintReports(action: ExportReport['action'], kolIds: readonly string[]) {
  const report = useEffectEvent(() => {
    for (const subject of kolIds) reportExport({ action, subject });
  });
  useEffect(() => {
    const onPrint = () => report();
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
}
