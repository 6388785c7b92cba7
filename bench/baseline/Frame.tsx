import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { NavLink, Outlet } from 'react-router';

/** An app bar with the name and two navigation links. */
export function Frame() {
  return (
    <>
      <AppBar position="sticky">
        <Toolbar component="nav">
          <Typography sx={{ mr: 2 }}>Baseline</Typography>
          <Button color="inherit" component={NavLink} to="/">
            Campaigns
          </Button>
          <Button color="inherit" component={NavLink} to="/other">
            Other
          </Button>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 3 }}>
        <Outlet />
      </Box>
    </>
  );
}
