import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The question whether a visit may be measured at the foot of every page. */
export const pages = {
  label: "Medição da tua visita",
  question:
    "Podemos ver como usas a {{brand}}? Assim percebemos o que falha. Se disseres que não, só contamos páginas vistas, nunca a ti.",
  more: "O quê, ao certo?",
  decline: "Recusar",
  accept: "Aceitar",
  quiet: "O teu navegador pede que não te rastreiem. Respeitamos isso: aqui nada é medido.",
  understood: "Percebi",
  again: "Medição de visitas",
} as const satisfies Translation<typeof german.pages, "pt">;

/** Where the answer is changed. */
export const choice = {
  title: "Medição de visitas",
  lead: "A forma como usas a {{brand}} mostra-nos o que falha. Nunca lemos mensagens nem perfis.",
  switch: "Medir as minhas visitas",
  on: "Ligada. Podes retirar o consentimento a qualquer momento; nesse caso, eliminamos o que medimos na tua conta.",
  off: "Desligada. Só contamos páginas vistas, sem ligação a ti.",
  switch_quiet: "O teu navegador pede que não te rastreiem. Respeitamos isso.",
} as const satisfies Translation<typeof german.choice, "pt">;

/** What is collected, on the page about privacy. */
export const collected = {
  title: "Medição de visitas",
  text: "Medimos nós próprios como a {{brand}} é usada, nos nossos servidores e só com o teu consentimento (art. 6.º, n.º 1, alínea a), do RGPD). Sem ele contamos apenas quantas vezes uma página é aberta. Se o teu navegador pedir que não te rastreiem, com «Do Not Track» ou «Global Privacy Control», nada é enviado. Retiramos nomes, códigos e números dos endereços das páginas antes de saírem do teu navegador. O que escreves e lês nunca faz parte disto. Isto é tudo o que recolhemos:",
  kind: "O quê",
  what: "Dados",
  purpose: "Para quê",
  kept: "Quanto tempo",
  only_with: "só com o teu consentimento",
  without: "também sem ele",
  days: "{{days}} dias, depois ficam somas por dia",
  sums: "como soma, ou enquanto a tua conta existir",
  change:
    "Podes retirar o consentimento a qualquer momento: no fim de cada página pública em «Medição de visitas» ou nas tuas definições.",
  kinds: {
    count: "Página vista, só contada",
    session: "Visita",
    pageView: "Página de uma visita",
    event: "Cliques e afins",
    heatmap: "Mapa de cliques",
    outline: "Estrutura de uma página",
    error: "Erros",
    conversion: "Passos alcançados",
    featureUsage: "Áreas usadas",
    consent: "A tua escolha",
  },
  purposes: {
    visits: "saber o que é visitado",
    use: "perceber o que é usado",
    layout: "melhorar a estrutura das páginas",
    errors: "encontrar erros",
    success: "ver se os caminhos levam ao objetivo",
    choice: "cumprir a tua escolha",
  },
  fields: {
    page: "endereço da página sem nomes nem números",
    title: "títulos de páginas públicas",
    visit: "um número aleatório desta visita",
    device: "dispositivo e navegador: tipo, língua, tamanho do ecrã",
    window: "tamanho da janela",
    referrer: "o nome do site de onde vieste",
    campaign: "a campanha indicada no link",
    answer: "o teu sim ou não, e a que versão",
    address: "um endereço IP abreviado",
    country: "o país segundo o teu fuso horário",
    member: "a tua conta, se tens sessão iniciada",
    speed: "a rapidez com que a página apareceu",
    time: "quanto tempo",
    depth: "até onde leste",
    action: "o que fizeste: clicar, deslizar, enviar",
    control: "o texto do botão, no máximo 100 caracteres",
    position: "o lugar na página",
    layout: "contornos da página, sem texto nem imagens",
    error: "a mensagem de erro e o seu lugar no programa",
    goal: "que passo alcançaste, por exemplo o registo",
    feature: "que área usaste",
  },
} as const satisfies Translation<typeof german.collected, "pt">;
