import { PROVIDER_TIMEOUT_MS } from "@kompagnon/contract/accounts/rules.ts";

/** The part of Google's script that is used (https://developers.google.com/identity/gsi/web/reference/js-reference). */
export type GoogleId = {
  initialize: (options: {
    client_id: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: "popup";
    use_fedcm_for_prompt: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    look: { type: "standard"; theme: string; size: "large"; text: string; width: number; locale: string },
  ) => void;
  prompt: () => void;
};
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Why Google is not there: its script failed, or did not come in time (spec: community, section 9). */
export class GoogleAway extends Error {
  readonly late: boolean;
  constructor(late: boolean) {
    super(late ? "late" : "failed");
    this.late = late;
  }
}

let loading: Promise<GoogleId> | undefined;

/** Loads Google's script, when a visitor chooses to sign in with it. @throws GoogleAway */
export function loadGoogle(scriptUrl: string): Promise<GoogleId> {
  loading ??= load(scriptUrl).catch((failure: unknown) => {
    loading = undefined; // the next press tries again
    throw failure;
  });
  return loading;
}

function load(scriptUrl: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(() => {
      script.remove();
      reject(new GoogleAway(true));
    }, PROVIDER_TIMEOUT_MS);
    script.onload = () =>
      end(() => {
        const id = window.google?.accounts?.id;
        if (id) resolve(id);
        else reject(new GoogleAway(false));
      });
    script.onerror = () => end(() => reject(new GoogleAway(false)));
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
  });
}
