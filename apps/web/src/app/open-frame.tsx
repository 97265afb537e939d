import { Outlet } from "react-router";
import { useEarly } from "#platform/early.ts";
import { Application } from "./application.tsx";
import { useOwnLanguage } from "./own-language.ts";

/** Around the pages of the application that everybody may open; some of them are drawn ahead of time. */
export default function OpenFrame() {
  useOwnLanguage();
  useEarly();
  return (
    <Application>
      <Outlet />
    </Application>
  );
}
