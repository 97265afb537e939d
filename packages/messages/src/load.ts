import type { Feature, PageNamespace } from "./features.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";

/**
 * One part in one language, and whatever travels with it, by name. Here it is taken alone out of all that its feature says;
 * the web app's build puts a module in this one's place that fetches the file it is in (`apps/web/build-steps/texts.ts`).
 */
export async function loadTexts(
  language: Language,
  namespace: PageNamespace,
): Promise<Readonly<Record<string, Catalogue>>> {
  const [feature, part = "pages"] = namespace.split("/");
  const texts = (await loadFeature(language, feature as Feature))[part]; // what stands before the slash
  if (!texts) throw new Error(`Nothing is called ${namespace}`);
  return { [namespace]: texts };
}
