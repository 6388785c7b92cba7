import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';

/** Options of a list box under a heading. MUI's own group is a plain list item, which no list box may hold. */
export const OptionGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <li role="presentation">
    <Box aria-hidden sx={{ px: 2, pt: 1.25, pb: 0.25, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {group}
    </Box>
    <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
      {children}
    </Box>
  </li>
);
