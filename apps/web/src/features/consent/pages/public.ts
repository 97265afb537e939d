/** What public pages are drawn with: apart, because no page of the application has to carry it. */
export { ConsentBar } from "../consent-bar.tsx";
export { CollectedList } from "./collected-list.tsx";
