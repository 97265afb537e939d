import { Application } from "../application.tsx";
import { Guard } from "../guard.tsx";
import { Shell } from "./shell.tsx";

/** Around every page of the dashboard. One module, because each frame of its own would be a request more on the way to all of them. */
export default function DashboardFrame() {
  return (
    <Application>
      <Guard>
        <Shell />
      </Guard>
    </Application>
  );
}
