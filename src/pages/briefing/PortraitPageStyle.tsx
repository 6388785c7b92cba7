import { useEffect } from 'react';

/**
 * Sets portrait paper and the margins of the sheets while mounted. A rule in a file would also apply to other screens,
 * and the content security policy allows no other way to add rules (decision 13).
 */
export function PortraitPageStyle() {
  useEffect(() => {
    const paper = new CSSStyleSheet();
    paper.insertRule('@page { size: portrait; margin: 12mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper);
    };
  }, []);
  return null;
}
