import type { Feature, PageNamespace } from "./features.ts";
import type { Language } from "./languages.ts";
import { type Catalogue, loadFeature } from "./load-feature.ts";

/**
 * One part in one language. Here it is taken out of all that its feature says; the web app's build puts a module in this
 * one's place that fetches the part alone (`apps/web/build-steps/texts.ts`).
 */
export async function loadPart(language: Language, namespace: PageNamespace): Promise<Catalogue> {
  const [feature, part = "pages"] = namespace.split("/");
  const texts = (await loadFeature(language, feature as Feature))[part]; // what stands before the slash
  if (!texts) throw new Error(`Nothing is called ${namespace}`);
  return texts;
}
