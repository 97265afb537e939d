import { Outlet } from "react-router";
import { Application } from "./application.tsx";
import { Guard } from "./guard.tsx";

/** Around members' pages outside the dashboard. */
export default function MemberFrame() {
  return (
    <Application>
      <Guard>
        <Outlet />
      </Guard>
    </Application>
  );
}
