import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The tour of the product: what it does, and what people ask before they join. */
export const pages = {
  features: "Funcionalidades",
  features_description:
    "O que a Kompagnon faz: matching, grupos, conversas e chamadas, mural, vagas, projeto de teste e equipa.",
  features_headline: "Do primeiro olá até à vossa equipa.",
  features_lead:
    "Seis espaços, um objetivo: que encontres a pessoa com quem vais mesmo lançar um negócio. Tudo funciona em conjunto, e não tens de procurar nada noutro lado.",
  matching_title: "Matching",
  matching_text:
    "Vês um cartão de cada vez, e cada um diz porque combina: competências, objetivo, modelo de negócio, língua. Se ambos disserem Deal, ficam em contacto. Os outros têm de pedir primeiro.",
  groups_title: "Grupos",
  groups_text:
    "Públicos, por candidatura ou privados: grupos com canais, sondagens e papéis claros. Aqui conheces gente que trabalha no mesmo modelo que tu.",
  chats_title: "Conversas e chamadas",
  chats_text:
    "Escreve aos teus matches, envia ficheiros e mensagens de voz, ou liga. És tu quem decide quem te pode escrever.",
  feed_title: "Mural",
  feed_text:
    "Conta o que estás a construir, faz perguntas, mostra como está a correr. As mais recentes primeiro ou «Para ti»: tu escolhes. Sem anúncios.",
  jobs_title: "Vagas",
  jobs_text:
    "Precisas de alguém para um projeto ou para ficar? Publica uma vaga. E em cada vaga vês o que já tens para ela.",
  team_title: "Projeto de teste e equipa",
  team_text:
    "Experimentem durante duas semanas, em algo pequeno. Um questionário mostra onde estão de acordo. Se resultar, criam com um clique uma equipa com tarefas, conversa e ficheiros.",
  questions: "Perguntas frequentes",
  ask_verified: "Quem verifica que os perfis são verdadeiros?",
  ask_verified_text:
    "Os membros podem pedir que o seu documento seja verificado. Quem o vê são pessoas, não há reconhecimento facial. Sete dias depois da decisão, as imagens são eliminadas; o distintivo no perfil vale dois anos.",
  ask_age: "A partir de que idade posso participar?",
  ask_age_text: "A partir dos 16 anos.",
  ask_language: "Tenho de saber alemão?",
  ask_language_text: "Não. O site fala dez línguas, e tu escolhes em quais comunicas.",
  call: "Vê quem combina contigo.",
  call_text: "O teu perfil fica pronto em três minutos. Não custa nada.",
  join: "Participar grátis",
  login: "Entrar",
  dashboard: "Ver a visão geral",
  faq: "Perguntas e respostas",
  faq_description:
    "O que é a Kompagnon, quanto custa, como cancelas e onde encontras ajuda: as quatro perguntas mais frequentes.",
  faq_lead: "O essencial em quatro respostas. Falta a tua pergunta? Escreve-nos.",
  what: "O que é a Kompagnon?",
  what_text:
    "Um lugar para quem constrói um negócio online e não o quer fazer a solo. Encontras pessoas que sabem fazer o que te falta, conhece-las em grupos e conversas, e constroem algo em conjunto, passo a passo.",
  free: "Há uma versão grátis?",
  free_text:
    "Sim. Conta, matching, conversas, grupos e publicações são grátis. O Premium elimina os limites e dá acesso a tudo. Na página de preços vês quanto custa.",
  cancel: "Posso cancelar a qualquer momento?",
  cancel_text:
    "Sim. A subscrição mensal cancela-se com dois cliques, mesmo sem iniciar sessão; o Premium de 30 dias ou 6 meses termina automaticamente. Durante 14 dias podes desistir de qualquer compra e recebes o teu dinheiro de volta.",
  support: "Onde encontro ajuda?",
  support_text:
    "Se és membro, no menu em «Ajuda»; se não, pelo formulário de contacto. Responde-te uma pessoa.",
  to_pricing: "Ver os preços",
  to_contact: "Contacto",
} as const satisfies Translation<typeof german.pages, "pt">;

/** What the start page says below its first screen. */
export const landing = {
  figures: "A {{brand}} em números",
  figure_members: "membros",
  figure_matches: "matches",
  figure_languages: "línguas",
  rooms: "Tudo o que é preciso para lançar um negócio a dois",
  rooms_text: "Seis espaços que se completam.",
  all_features: "Todas as funcionalidades",
  seen: "É assim por dentro",
  seen_text: "Capturas de ecrã reais da Kompagnon, feitas na comunidade de exemplo.",
  screen_deck: "Matching: um cartão com foto, motivos e os botões No Deal e Deal",
  screen_chat: "Conversa: dois membros a falar um com o outro",
  screen_group: "Grupo: um canal onde vários membros conversam",
  screen_feed: "Mural: o que os membros contam dos seus projetos",
  screen_jobs: "Vagas: anúncios com o que cada um exige",
  steps: "Em quatro passos",
  step_1: "Diz o que sabes fazer",
  step_1_text: "Um perfil em três minutos: competências, objetivo, modelo de negócio e o que te falta.",
  step_2: "Vê quem combina",
  step_2_text: "Cartões com motivos em vez de palpites. Deal ou No Deal, decides tu.",
  step_3: "Conheçam-se",
  step_3_text: "Ambos dizem Deal e a conversa abre-se. Escrever, ligar, preencher o questionário.",
  step_4: "Experimentem",
  step_4_text: "Um pequeno projeto de teste diz mais do que cem mensagens. Depois criam a vossa equipa.",
  known: "Revês-te nisto?",
  known_1: "Tens a ideia, mas ninguém que a construa.",
  known_2: "Percebes de vídeo, anúncios ou código, mas falta-te o produto.",
  known_3: "Já começaste três vezes a solo e três vezes desististe.",
  known_4: "À tua volta ninguém percebe bem o que é que fazes.",
  known_5: "Não queres dar dinheiro nem segredos a quem não conheces.",
  paths: "Duas formas de entrar",
  path_skill: "Sabes fazer algo",
  path_skill_text:
    "Mostra o que sabes e encontra alguém que procura exatamente isso. Quota ou trabalho pago? Isso combinam entre vocês.",
  path_idea: "Tens um plano",
  path_idea_text:
    "Diz o que estás a construir e quem te falta. Mostramos-te pessoas que o sabem fazer e têm vontade.",
  tools: "Já incluído",
  tools_text: "Para que um match seja mais do que uma conversa simpática.",
  tool_questions: "Questionário a dois: 25 perguntas, reveladas só quando ambos tiverem respondido",
  tool_trial: "Projeto de teste com objetivo, prazo e um balanço sincero",
  tool_tasks: "Tarefas para a equipa, em lista e em quadro",
  tool_goals: "Objetivos da semana em pequenos círculos: definidos à segunda, riscados à sexta",
  tool_calls: "Chamadas e mensagens de voz sem dares o teu número",
  tool_polls: "Sondagens nos grupos",
  tool_plans: "Planos num quadro, com cronograma e orçamento, a várias mãos e também sem ligação",
  tool_slides: "Apresentações que só lê quem tu quiseres",
  tool_papers: "Acordos de confidencialidade e cartas de intenções, passo a passo, assinados pelos dois",
  tool_business_plan: "Um plano de negócio em doze capítulos, calculado a três anos",
  tool_shield: "Proteção contra burlas que avisa de promessas vazias",
  tool_verified: "Identidade verificada, quando queres ter a certeza",
  quote: "A melhor ideia serve de pouco se ninguém a construir contigo.",
  questions: "Quatro perguntas antes de começar",
  community: "Ver a comunidade",
} as const satisfies Translation<typeof german.landing, "pt">;

/** Who makes the product, and whom we look for. */
export const company = {
  product: "Produto",
  about: "Sobre nós",
  credit: "Gestão do projeto: {{name}}",
  team: "A equipa",
  team_description: "As pessoas por trás da Kompagnon.",
  team_headline: "As pessoas por trás do projeto",
  team_lead: "Uma pequena equipa que já fundou empresas, falhou e tentou outra vez.",
  sample: "Nomes de exemplo",
  sample_text: "Estes nomes são provisórios. Quem gerir a {{brand}} escreve aqui a sua própria equipa.",
  back: "Ver a página inicial",
  on: "{{name}} no {{network}}",
  role_founder: "Fundação e estratégia",
  role_product: "Produto",
  role_engineering: "Desenvolvimento",
  role_design: "Design",
  role_community: "Comunidade",
  role_support: "Ajuda e segurança",
  jobs: "Trabalha connosco",
  jobs_description: "Constrói a Kompagnon connosco: a tempo parcial ou como freelancer, à distância, na UE.",
  jobs_headline: "Constrói connosco.",
  jobs_lead:
    "Procuramos pessoas que gostem de trabalhar com autonomia. Recebes um pagamento fixo e ainda uma parte do que alcançarmos.",
  kind: "Tempo parcial / freelance",
  place: "À distância (UE)",
  hours: "{{from}} a {{to}} horas por semana",
  pay: "Pagamento fixo mais participação nos resultados",
  apply: "Candidatar-me",
  apply_for: "Candidatar-me: {{role}}",
  researcher: "Investigação",
  researcher_text:
    "Falas com quem está a criar o seu negócio, analisas onde as parcerias resultam ou falham e transformas isso em propostas que nós construímos.",
  frontend: "Desenvolvimento front-end",
  frontend_text:
    "Constróis interfaces com TypeScript e React que funcionam bem em dez línguas, com o teclado e em telemóveis pequenos.",
  manager: "Gestão de projetos",
  manager_text: "Coordenas tudo, cuidas de que os objetivos sejam claros e notas cedo quando algo se desvia.",
} as const satisfies Translation<typeof german.company, "pt">;

/** Pictures for whoever tells others whom we look for. */
export const hiring = {
  name: "Modelos para vagas",
  description:
    "Seis imagens quadradas para redes sociais que mostram quem procuramos: muda os textos e guarda-as em PNG.",
  headline: "Passa a palavra.",
  lead: "Seis imagens quadradas para redes sociais, de 1080 × 1080 píxeis. Muda os textos como precisares e guarda as imagens. Tudo acontece no teu navegador.",
  link: "Modelos para redes sociais",
  back: "Ver as vagas",
  picture: "Imagem {{number}}",
  top: "Linha de cima",
  title: "Título",
  foot: "Linha de baixo",
  save: "Guardar em PNG",
  save_as: "Guardar em PNG: {{name}}",
  save_all: "Guardar as seis num ZIP",
  busy: "As imagens estão a ser desenhadas…",
  failed: "Não resultou. Verifica a tua ligação e tenta de novo.",
  no_script: "Para mudar e guardar, esta página precisa de JavaScript. Para ver as imagens, não é preciso.",
  wanted: "Procuramos",
  your_time: "O teu tempo, à tua maneira",
  your_share: "O que recebes",
  join_us: "Junta-te à equipa",
  apply_at: "Candidata-te: {{address}}",
  apply: "Candidata-te na {{brand}}",
} as const satisfies Translation<typeof german.hiring, "pt">;
