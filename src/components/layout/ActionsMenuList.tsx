import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';

/** Something to do, or the address of a page to open. */
export type Action = { label: string } & ({ run: () => unknown } | { to: string });

interface ActionsMenuListProps {
  label: string;
  /** The button that opened the menu. */
  anchor: HTMLElement | null;
  actions: readonly Action[];
  onClose: () => void;
}

/** The open menu of `ActionsMenu`. */
export const ActionsMenuList = ({ label, anchor, actions, onClose }: ActionsMenuListProps) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    // A label may contain a long name that a user wrote.
    slotProps={{
      list: { 'aria-label': label, sx: { '& .MuiMenuItem-root': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    }}
  >
    {actions.map((action) =>
      'to' in action ? (
        <MenuItem key={action.label} component={Link} to={action.to} onClick={onClose}>
          {action.label}
        </MenuItem>
      ) : (
        <MenuItem
          key={action.label}
          onClick={() => {
            onClose();
            void action.run();
          }}
        >
          {action.label}
        </MenuItem>
      ),
    )}
  </Menu>
);
