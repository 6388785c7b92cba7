import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { NavLink, Outlet } from 'react-router';

/** A bar with the product's name and the places to go. */
export function Frame() {
  return (
    <>
      <AppBar position="sticky">
        <Toolbar component="nav">
          <Typography sx={{ mr: 2 }}>Floor</Typography>
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
