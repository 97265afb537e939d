/** The public origin of this installation, without a slash at the end; set when the web app is built. */
declare const __PUBLIC_URL__: string;
