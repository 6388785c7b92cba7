import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import styles from './OptionGroup.module.css';

/** Options of a list box under a heading. MUI's own group is a plain list item, which no list box may hold. */
export const OptionGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <li role="presentation">
    <div aria-hidden className={styles.heading}>
      {group}
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: no field set may stand in a list box */}
    <ul role="group" aria-label={group} className={styles.options}>
      {children}
    </ul>
  </li>
);
