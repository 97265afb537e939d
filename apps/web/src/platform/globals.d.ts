/** The public origin of this installation, without a slash at the end; set when the web app is built. */
declare const __PUBLIC_URL__: string;

/** What the document has asked the server for at once: JSON, by address; only on pages of the dashboard. */
declare var begun: Promise<string> | undefined;

/** Every page that the router knows, with the files of its code; the router keeps it here. */
declare var __reactRouterManifest: { routes: Record<string, import("./route-code.ts").PageCode> } | undefined;
/** The code of pages that the router has loaded, by their names in the list above. */
declare var __reactRouterRouteModules: object | undefined;

/** What was done in a page drawn ahead of time before its script was there (`open-script.ts`). */
declare var early:
  | {
      /** The button that was pressed last, or the form that was sent by the keyboard. */
      pressed: HTMLElement | null;
      /** What fields hold and whether boxes are ticked, in the order in which they were changed last. */
      changed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>;
      /** Keeps nothing more. */
      end: () => void;
    }
  | undefined;
