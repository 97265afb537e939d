import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** The public pages: start, terms, privacy, imprint. */
export const pages = {
  nav: {
    login: "Entrar",
    dashboard: "Visão geral",
    resources: "Ferramentas",
    language: "Língua",
    legal: "Informação legal",
    home: "Ver a página inicial",
    terms: "Condições de utilização",
    privacy: "Privacidade",
    imprint: "Aviso legal",
    sign_out: "Terminar sessão",
  },
  start: {
    title: "Encontra com quem lançar o teu negócio",
    description: "A Kompagnon junta quem constrói um negócio online: por competências, objetivos e modelo.",
    headline: "A dois, acontece.",
    lead: "A Kompagnon apresenta-te pessoas que sabem fazer o que te falta e querem o que tu queres. Para quem constrói um negócio online.",
    join: "Participar grátis",
    login: "Já tenho conta",
    continue: "Ver a visão geral",
    why_1_title: "Vês porque combinam",
    why_1_text: "Cada cartão diz com clareza o que podem dar um ao outro.",
    why_2_title: "Só se ambos quiserem",
    why_2_text: "Dois Deals abrem a conversa. Os outros têm de pedir primeiro.",
    why_3_title: "Os teus dados são teus",
    why_3_text: "Sem anúncios nem rastreadores de terceiros. Nenhum outro membro vê o teu e-mail.",
    art: "Dois cartões de perfil: Mira, 27 anos, edita vídeo e escreve textos. Um carimbo diz Deal e por baixo começa uma conversa.",
    card_name: "Mira, 27",
    card_idea: "Filma clipes que vendem. Procura alguém com produto.",
    card_reason: "Procuras vídeo, ela sabe fazer",
    card_skill_1: "Edição de vídeo",
    card_skill_2: "Redação",
    card_skill_3: "Redes sociais",
    stamp: "Deal",
    no_deal: "No Deal",
    deal: "Deal",
    bubble_1: "Os teus clipes, a minha loja?",
    bubble_2: "Deal. Amanhã às dez?",
    welcome_title: "Que bom ter-te a bordo.",
    welcome_named: "Que bom ter-te aqui, {{name}}.",
    welcome_text: "O teu perfil está pronto. Só falta a pessoa certa ao teu lado.",
    welcome_action: "Ver a visão geral",
  },
  legal: {
    version: "Versão {{version}}, em vigor desde {{date}}",
    binding: "A versão alemã é a vinculativa. Esta tradução ajuda a compreendê-la.",
    contents: "Conteúdo",
  },
  terms: {
    title: "Condições de utilização",
    description:
      "O que se aplica a ti e a nós quando usas a Kompagnon: idade, conta, regras, preços, livre resolução e alterações.",
    scope_title: "De que se trata",
    scope_text:
      "Estas condições regulam como usas a {{brand}}. O teu contrato é com {{operator}}. Ao registares-te, aceitas estas condições.",
    age_title: "Idade mínima",
    age_text: "Tens de ter pelo menos 16 anos. Quem for mais novo não pode criar conta nem comprar.",
    account_title: "A tua conta",
    account_text:
      "Uma pessoa, uma conta. Dá dados verdadeiros, mantém a palavra-passe secreta e não cedas a conta. Avisa-nos se mais alguém lá entrou.",
    conduct_title: "Como nos tratamos",
    conduct_text:
      "São proibidos insultos, ódio, fraude, spam, esquemas em pirâmide, identidades falsas e tudo o que viole leis ou direitos de outros. Não podes extrair dados do site de forma automática nem contornar a sua segurança.",
    content_title: "Os teus conteúdos",
    content_text:
      "O que escreves e envias continua a ser teu. Só nos permites guardá-lo e mostrá-lo aos membros a quem se destina, enquanto estiver connosco. Precisas dos direitos sobre o que envias.",
    matching_title: "O que o matching faz e não faz",
    matching_text:
      "Sugerimos-te pessoas e dizemos porquê. Se daí nasce um negócio, são vocês que decidem. Não verificamos ideias de negócio nem participamos nos acordos entre membros. Confirmem quem é a outra pessoa antes de partilharem dinheiro ou segredos.",
    price_title: "Preços",
    price_text:
      "Conta, matching e conversas são grátis na forma básica. Se a {{brand}} oferecer algo pago, o preço com impostos, a duração e o cancelamento são indicados antes da compra.",
    withdrawal_title: "Direito de livre resolução",
    withdrawal_text:
      "Se comprares como consumidor, podes resolver o contrato no prazo de 14 dias sem indicar o motivo. O prazo começa com a celebração do contrato. O mais fácil é «{{withdraw}}» no fundo de cada página pública ou no menu da conta; basta também uma mensagem clara para {{email}} antes do fim do prazo. Recebes o dinheiro de volta no prazo de 14 dias, pela mesma via.",
    ending_title: "Sair",
    ending_text:
      "Podes sair quando quiseres: eliminas tu a tua conta nas definições. Durante {{days}} dias podes mudar de ideias; depois deixa de existir. Se já não conseguires entrar, basta uma mensagem para {{email}}. Quem violar estas regras de forma grave ou repetida pode ser banido. Dizemos o motivo e podes recorrer.",
    liability_title: "Responsabilidade",
    liability_text:
      "Por dolo, negligência grave e danos à vida, ao corpo ou à saúde respondemos sem limite. De resto, só respondemos se violarmos um dever essencial, e pelo dano previsível.",
    changes_title: "Alterações",
    changes_text:
      "Se alterarmos estas condições, escrevemos-te pelo menos 30 dias antes. Se não concordares, podes sair até lá sem prejuízo. As alterações essenciais só se aplicam se as aceitares.",
    law_title: "Lei aplicável",
    law_text:
      "Aplica-se o direito alemão. A proteção que o direito do consumidor do teu país te dá mantém-se. Se uma regra for nula, as outras continuam válidas.",
  },
  privacy: {
    title: "Privacidade",
    description:
      "Que dados a Kompagnon guarda, para quê, quanto tempo e que direitos tens. Sem anúncios nem rastreadores de terceiros.",
    controller_title: "Quem é responsável",
    controller_text: "O responsável é {{operator}}, {{address}}. Perguntas sobre privacidade: {{email}}.",
    data_title: "O que guardamos",
    data_text: "Guardamos o que nos dás e o que surge com o uso.",
    others_title: "O que os outros veem",
    others_text:
      "Os membros veem o teu perfil e o teu cartão de matching. Nunca veem o teu e-mail nem as tuas decisões. Só quem também te deu um Deal fica a saber do teu. Numa chamada, os vossos dispositivos ligam-se diretamente, se for possível; o da outra pessoa pode assim ficar a conhecer o teu endereço IP. De resto, nenhum membro o vê. Se abrires o teu cartão, um grupo ou uma vaga a todos, também pessoas sem conta e motores de pesquisa leem o que lá está; só tu decides isso, e podes voltar a fechar a qualquer momento. As publicações podem ser incorporadas noutros sites e lidas lá sem conta; podes desligar isso em cada uma.",
    why_title: "Para quê e com que base",
    why_text:
      "Precisamos destes dados para cumprir o contrato contigo (art. 6.º, n.º 1, alínea b), do RGPD), para evitar abusos (alínea f)) e para cumprir a lei (alínea c)). O que é voluntário, como a newsletter, exige o teu consentimento (alínea a)), que podes retirar quando quiseres.",
    score_title: "Como surgem as sugestões",
    score_text:
      "Um programa ordena os cartões por competências, modelo de negócio, objetivo, língua e as tuas decisões anteriores. Os motivos estão no cartão. Não tem efeitos legais; quem decide és tu.",
    cookies_title: "Cookies e memória do dispositivo",
    cookies_text:
      "Só há cookies tecnicamente necessários. Não há publicidade nem rastreadores de terceiros. O teu dispositivo só chama outros servidores se entrares com o Google, pagares ou fizeres uma chamada.",
    logs_title: "Registos técnicos",
    logs_text:
      "Não guardamos um registo de todos os pedidos. Usamos o teu endereço IP só por pouco tempo, para que ninguém sobrecarregue o site. Se um início de sessão falhar, guardamos a conta e o endereço até dois dias como hash, ou seja, como soma de verificação em vez de texto legível. Se vieres por um convite, guardamos o hash do teu endereço durante 90 dias. O que conta para a segurança da tua conta, como inícios de sessão e palavras-passe alteradas, fica um ano num registo, sem o teu nome, só com um número.",
    sharing_title: "Quem recebe dados",
    sharing_text:
      "Só quem trabalha para nós com contrato, como o centro de dados e o envio de e-mail, ambos na UE. Se comprares algo, o fornecedor de pagamentos recebe o que precisa. Se perguntares a um assistente ou pedires uma tradução, o texto vai para o serviço que opera o modelo de linguagem. Se pedires notificações push, estas passam cifradas pelo serviço do teu navegador. Não vendemos nada.",
    keeping_title: "Quanto tempo",
    keeping_text:
      "Enquanto tiveres conta. Se a eliminares, {{days}} dias depois desaparecem os teus dados pessoais e as tuas conversas a dois, também para a outra pessoa. O que escreveste em grupos, publicações e comentários fica sem o teu nome. O que a lei obriga a guardar, como faturas, fica o tempo necessário. Se nos escreveres pelo formulário de contacto, eliminamos a tua mensagem e a nossa resposta 180 dias depois de resolvida.",
    rights_title: "Os teus direitos",
    rights_text:
      "Nas definições podes descarregar uma cópia dos teus dados, corrigi-los e eliminar a tua conta. Podes também pedir acesso, retificação, apagamento e limitação, e opor-te ao tratamento; basta uma mensagem para {{email}}. Podes também reclamar junto de uma autoridade de proteção de dados.",
    safety_title: "Segurança",
    safety_text:
      "As ligações são cifradas, as palavras-passe protegidas com Argon2, os acessos limitados ao necessário. Se mesmo assim acontecer algo, avisamos-te.",
  },
  imprint: {
    title: "Aviso legal",
    description: "Quem gere a Kompagnon e como nos contactar.",
    sample: "Dados de exemplo",
    sample_text:
      "Estes dados são provisórios. Quem gerir a {{brand}} escreve aqui os seus antes do lançamento.",
    operator: "Prestador",
    represented: "Representado por",
    contact: "Contacto",
    email: "E-mail",
    phone: "Telefone",
    register: "Registo",
    vat: "NIF-IVA",
    responsible: "Responsável pelo conteúdo",
    dispute_title: "Resolução de litígios",
    dispute_text:
      "Não participamos em processos perante entidades de resolução alternativa de litígios de consumo nem temos essa obrigação.",
    notice_title: "Denunciar conteúdos",
    notice_text:
      "Se algo violar leis ou regras, escreve para {{email}} com o endereço da página. Verificamos cada denúncia.",
    security_title: "Comunicar falhas de segurança",
    security_text:
      "Encontraste uma falha? Escreve para {{email}} ou pelo formulário de contacto o que fizeste e o que aconteceu. Não vejas dados de outros, não estragues nada e dá-nos tempo para a fechar. Quem cumprir isto não tem de recear uma queixa da nossa parte.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** Its articles in the help centre. Keywords are what people may search for besides an article's own words. */
export const help = {
  contact: {
    title: "Comunicar um problema",
    keywords: "contacto, suporte, erro, avariado, ajuda, ficha legal, aviso legal, escrever, bug",
    body: "Não encontras aqui uma resposta ou algo não funciona? Escreve-nos pelo formulário de contacto. O link «$t(ui:offers.contact)» está no fundo de cada página pública, no telemóvel também em «$t(ui:more)». Uma pessoa responde-te por e-mail.\n\nAssim podemos ajudar-te depressa:\n\n- O que querias fazer, e o que aconteceu em vez disso?\n- Em que página, com que dispositivo e que navegador?\n- Se a mensagem de erro mostra um número, envia-o.\n\nNunca nos envies a palavra-passe nem códigos. Não os pedimos. E mesmo que «$t(shell:crash.reload)» tenha resolvido, agradecemos uma breve nota.",
  },
} as const satisfies Translation<typeof german.help, "pt">;

/** What is kept of whom and where, for the page about privacy. */
export const kept = {
  tables:
    "Isto é tudo o que guardamos sobre ti. A lista é gerada a partir da própria estrutura da base de dados, por isso está completa.",
  gone: "Se eliminares a tua conta, tudo isto desaparece, exceto onde se diz outra coisa.",
  cookies: "Os cookies",
  device: "O que está na memória do teu dispositivo",
  cookie_days: "{{days}} dias",
  cookie_idle: "{{days}} dias, {{idle}} sem visita",
  cookie: {
    sid: "mantém a tua sessão",
    did: "reconhece o teu dispositivo, para que ninguém te bloqueie a entrada a adivinhar palavras-passe e para te podermos avisar de dispositivos novos",
  },
  title: {
    account: "Conta",
    devices: "Início de sessão",
    profile: "Perfil",
    matching: "Matching",
    people: "Pessoas",
    chats: "Conversas",
    calls: "Chamadas",
    groups: "Grupos",
    circles: "Círculos semanais",
    events: "Eventos",
    posts: "Publicações",
    jobs: "Vagas",
    teams: "Equipas",
    partnerships: "Parcerias",
    agreements: "Acordos e cartas de intenções",
    documents: "Documentos",
    keys: "Chaves de membro",
    businessplans: "Planos de negócio",
    assistants: "Assistentes",
    verification: "Verificação",
    invites: "Convites",
    purchases: "Compras",
    contact: "Contacto",
    reports: "Denúncias",
    notifications: "Notificações",
    progress: "Primeiros passos",
    visits: "Visitas",
  },
  text: {
    account:
      "endereço de e-mail, palavra-passe como hash, língua, nível, a versão das condições que aceitaste e os teus recursos",
    devices:
      "os teus dispositivos e sessões, chaves de acesso, segundo fator, contas externas com que entras e o que foi relevante para a segurança da tua conta",
    profile: "o que tu escreves, as tuas imagens, quem bloqueaste e que páginas abriste a todos",
    matching:
      "o que indicaste sobre o que procuras, quem viste e como decidiste, os teus matches, se deles nasceu uma conversa ou uma colaboração, e o que a ordenação aprende com isso; e ainda uma série de números que descreve o tema dos textos do teu perfil",
    people: "quem segues, quem silenciaste e se te podem encontrar",
    chats: "mensagens, reações, ficheiros, pedidos, pastas e o que leste",
    calls:
      "quem ligou a quem, quando e por quanto tempo, nunca o que se diz, e em que sala estás neste momento",
    groups: "onde és membro, candidaturas, convites, banimentos, sondagens e os teus votos",
    circles: "os teus objetivos da semana e balanços, convites, pausas e o teu fuso horário",
    events:
      "os eventos que crias, as tuas respostas, os lembretes enviados e o endereço do teu calendário em forma cifrada",
    posts: "o que escreves, mostras, divulgas, guardas e comentas, e de que gostas",
    jobs: "as tuas vagas, candidaturas e pesquisas guardadas",
    teams: "as equipas de que fazes parte, convites, tarefas, comentários e o histórico da equipa",
    partnerships: "questionário, o que combinaram, projetos de teste e balanços",
    agreements: "os textos que escreves, as suas versões e as assinaturas",
    documents: "planos e apresentações, cifrados, e quem os pode abrir",
    keys: "o teu par de chaves, selado com a tua frase secreta e, se quiseres, uma chave de acesso; não conhecemos nenhuma das duas",
    businessplans: "os capítulos e os números dos teus planos",
    assistants:
      "as tuas conversas com os assistentes e quantas respostas por mês e traduções por dia recebeste",
    verification:
      "nome, data de nascimento e país, imagens do documento cifradas e até sete dias depois da decisão",
    invites: "o teu link, quem veio por ele, os teus ganhos e pagamentos",
    purchases:
      "encomendas, faturas, subscrições, desistências e cancelamentos; os dados do cartão só os vê o fornecedor de pagamentos",
    contact: "o que nos escreves e o que respondemos",
    reports: "o que denuncias, decisões sobre os teus conteúdos e o registo da moderação",
    notifications: "o que te comunicamos, como o queres receber e os dispositivos para notificações push",
    progress: "até onde chegaste nos primeiros passos",
    visits: "só com o teu consentimento: o que está mais abaixo em «Medição de visitas»",
  },
  use: {
    choices: "o que definiste, como língua, cores e filtros",
    entry: "o que o início de sessão exige, como quem tem aqui sessão iniciada",
    drafts: "os teus rascunhos",
    unsent: "o que ainda não foi enviado, incluindo documentos editados sem ligação",
    seen: "o que viste e procuraste por último",
    keys: "as tuas chaves",
    measuring:
      "a tua resposta sobre a medição de visitas; se disseres sim, também o número da visita, até fechares o separador",
    files: "ficheiros do programa, para que a página funcione sem ligação",
  },
  stays: {
    law: "As faturas e os documentos associados ficam o tempo que a lei exige.",
    theirs: "O que também é de outros fica com eles, sem o teu nome.",
    words:
      "O que escreveste em grupos, publicações e comentários fica sem o teu nome; as conversas a dois desaparecem.",
    log: "Os registos ficam até expirarem, sem o teu nome, só com um número.",
    day: "A partir do dia seguinte, as visualizações contadas já não podem ser associadas a ninguém.",
  },
} as const satisfies Translation<typeof german.kept, "pt">;
