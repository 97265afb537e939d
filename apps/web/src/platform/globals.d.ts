/** The public origin of this installation, without a slash at the end; set when the web app is built. */
declare const __PUBLIC_URL__: string;

/** What the document has asked the server for at once: JSON, by address; only on pages of the dashboard. */
declare var begun: Promise<string> | undefined;
