import { useEffect } from 'react';

/**
 * Paper is upright and has the margins of the sheets as long as this is drawn: a rule of a file would stay in force on
 * other screens, and the policy lets the page add rules only in this way (decision 13).
 */
export function UprightPaper() {
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
