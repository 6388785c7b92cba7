import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Options of a list box under a heading. MUI's own group is a plain list item, which a list box must not contain. */
export const OptionGroup = ({ group, children }: Omit<AutocompleteRenderGroupParams, 'key'>) => (
  <li role="presentation">
    <Typography aria-hidden variant="body3" color="textSecondary" sx={{ display: 'block', padding: '10px 16px 2px' }}>
      {group}
    </Typography>
    <Box component="ul" role="group" aria-label={group} sx={{ padding: 0 }}>
      {children}
    </Box>
  </li>
);
