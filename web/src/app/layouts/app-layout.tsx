import { Outlet } from 'react-router-dom';
import '../../theme/styles/app.css';
import '../../theme/styles/table.css';

/** The layout of signed-in screens: the public bar, with the background and smaller type of an application. */
export function AppLayout() {
  return (
    <div className="app app-ground">
      <Outlet />
    </div>
  );
}
