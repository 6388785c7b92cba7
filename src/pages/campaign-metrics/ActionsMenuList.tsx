import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export interface Action {
  label: string;
  run: () => unknown;
}

interface ActionsMenuListProps {
  label: string;
  /** The button that opened the menu. */
  anchor: HTMLElement | null;
  actions: readonly Action[];
  onClose: () => void;
}

/** The open menu of a card's actions. */
export const ActionsMenuList = ({ label, anchor, actions, onClose }: ActionsMenuListProps) => (
  <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': label } }}>
    {actions.map((action) => (
      <MenuItem
        key={action.label}
        onClick={() => {
          onClose();
          void action.run();
        }}
      >
        {action.label}
      </MenuItem>
    ))}
  </Menu>
);
