import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Pagamentos não disponíveis",
  too_young: "Podes comprar a partir dos 16 anos.",
  subscription_runs: "A tua subscrição já está ativa. Podes geri-la nas definições.",
  nothing_bought: "Ainda não compraste nada.",
  signature_invalid: "Esta mensagem não está assinada corretamente.",
  withdrawal_over:
    "Já não podes exercer a livre resolução desta compra: o prazo terminou ou o dinheiro já foi devolvido.",
  papers_unavailable: "De momento não é possível criar o ficheiro PDF. Tenta de novo daqui a pouco.",
  no_subscription: "De momento não tens nenhuma subscrição ativa.",
  test_version_used: "Já usaste a versão de teste. (already used)",
  premium_already: "Já tens Premium. Não precisas da versão de teste.",
  already_resolved: "Alguém já tratou disto.",
  nothing_to_refund: "Aqui não há nenhum pagamento que possa ser devolvido.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "O Premium ou a versão de teste termina em breve",
    premium: {
      title: "O teu Premium termina em breve",
      text: "Prolonga-o agora e tudo continua sem pausas.",
      line: "O teu Premium termina em breve",
    },
    test: {
      title: "A tua versão de teste termina em breve",
      text: "O que criaste fica. Com o Premium continuas a trabalhar nisso.",
      line: "A tua versão de teste termina em breve",
    },
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "A tua encomenda {{order}} no {{app}}",
    heading: "Obrigado pela tua compra!",
    body: "O teu pagamento chegou e o Premium já está ativo.\n\n{{plan}}\n{{amount}}, IVA incluído\nEncomenda {{order}}, paga em {{when}}\n\nPodes resolver o contrato no prazo de 14 dias, sem indicar qualquer motivo. Nesse caso, recebes de volta o valor total. A fatura, as condições e a informação sobre o direito de livre resolução com o formulário seguem em anexo a este e-mail. Guarda-as, por favor.",
    button: "As minhas compras",
  },
  purchase_confirmed_test: {
    subject: "Compra de teste {{order}} no {{app}}",
    heading: "A tua compra de teste funcionou",
    body: "Era dinheiro fictício: não foi cobrado nada. O Premium já está ativo.\n\n{{plan}}\n{{amount}}, IVA incluído\nEncomenda {{order}}, paga em {{when}}\n\nPodes resolver o contrato no prazo de 14 dias, sem indicar qualquer motivo. A fatura, as condições e a informação sobre o direito de livre resolução com o formulário seguem em anexo a este e-mail.",
    button: "As minhas compras",
  },
  purchase_refunded: {
    subject: "O teu dinheiro vai a caminho: encomenda {{order}}",
    heading: "O teu dinheiro vai a caminho",
    body: "Reembolsámos-te {{amount}} por «{{plan}}» (encomenda {{order}}), pela mesma via pela qual pagaste. Conforme o banco, demora alguns dias.\n\nA nota de crédito segue em anexo a este e-mail.",
    button: "As minhas compras",
  },
  withdrawal_received: {
    subject: "A tua declaração de livre resolução {{number}} chegou",
    heading: "A tua declaração de livre resolução chegou",
    body: "Confirmamos a receção da tua declaração de livre resolução.\n\nNúmero: {{number}}\nRecebida: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nSe conseguirmos associá-la sem dúvidas à tua compra, reembolsamos-te de imediato o valor total. Se não, uma pessoa entra em contacto contigo; o mais tardar ao fim de 14 dias está tudo resolvido.",
    button: "Abrir {{app}}",
  },
  cancellation_received: {
    subject: "O teu cancelamento {{number}} chegou",
    heading: "O teu cancelamento chegou",
    body: "Confirmamos a receção do teu cancelamento.\n\nNúmero: {{number}}\nRecebido: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nVerificamos a que contrato se refere e escrevemos-te a dizer quando ele termina.",
    button: "Abrir {{app}}",
  },
  cancellation_received_until: {
    subject: "O teu cancelamento {{number}} chegou",
    heading: "O teu cancelamento chegou",
    body: "Confirmamos a receção do teu cancelamento.\n\nNúmero: {{number}}\nRecebido: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nO teu contrato termina em {{until}}. Depois disso não é cobrado mais nada.",
    button: "Abrir {{app}}",
  },
  subscription_cancelled: {
    subject: "A tua subscrição no {{app}} está cancelada",
    heading: "A tua subscrição está cancelada",
    body: "Cancelaste a tua subscrição em {{when}}. Manténs o Premium até {{until}}; depois disso não é cobrado mais nada.\n\nAté lá podes anular o cancelamento nas definições.",
    button: "Abrir {{app}}",
  },
  premium_expiring: {
    subject: "O teu Premium no {{app}} termina em {{until}}",
    heading: "O teu Premium termina em breve",
    body: "O teu Premium termina em {{until}}. Não se renova sozinho. Se comprares mais antes disso, acrescentamos simplesmente o novo tempo no fim.\n\nTudo o que criaste continua legível e pode ser exportado.",
    button: "Prolongar o Premium",
  },
  test_expiring: {
    subject: "A tua versão de teste no {{app}} termina em {{until}}",
    heading: "A tua versão de teste termina em breve",
    body: "A tua versão de teste termina em {{until}}. Não custa nada e não se renova.\n\nTudo o que criaste continua legível. Com o Premium continuas a trabalhar nisso.",
    button: "Ver o Premium",
  },
} as const satisfies Translation<typeof german.mails, "pt">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium por 30 dias",
  plan_6m: "Premium por 6 meses",
  plan_monthly: "Subscrição Premium, mensal",
  paper_invoice: "Fatura",
  paper_credit_note: "Nota de crédito",
  paper_test: "Dinheiro fictício: não foi cobrado nada.",
  paper_number: "Número",
  paper_date: "Data",
  paper_order: "Encomenda",
  paper_of_invoice: "Relativa à fatura",
  paper_period: "Período",
  paper_service: "Serviço",
  paper_amount: "Valor",
  paper_vat: "IVA {{rate}} ({{country}})",
  paper_total: "Total, IVA incluído",
  paper_paid: "O valor está pago. Obrigado!",
  paper_returned: "O valor é devolvido pela mesma via pela qual foi pago.",
  notice_title: "Informação sobre o direito de livre resolução",
  notice_right_title: "Direito de livre resolução",
  notice_right_text:
    "Tens o direito de livre resolução do presente contrato no prazo de 14 dias, sem necessidade de indicar qualquer motivo. O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia da celebração do contrato.\n\nA fim de exercer o teu direito de livre resolução, tens de nos comunicar ({{operator}}, {{address}}, {{email}}) a tua decisão de resolução do presente contrato por meio de uma declaração inequívoca. Podes utilizar o formulário abaixo ou carregar em «Resolver o contrato» no nosso site, mas nem uma coisa nem outra é obrigatória. Para que o prazo de livre resolução seja respeitado, basta que a tua comunicação referente ao exercício do direito de livre resolução seja enviada antes do termo do prazo de resolução.",
  notice_effect_title: "Efeitos da livre resolução",
  notice_effect_text:
    "Em caso de resolução do presente contrato, ser-te-ão reembolsados todos os pagamentos efetuados, sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que formos informados da tua decisão de resolução do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usaste na transação inicial; não incorres em quaisquer custos como consequência de tal reembolso. Isto vale para o valor total mesmo que tenhas solicitado que a prestação do serviço comece durante o prazo de livre resolução.",
  notice_form_title: "Modelo de formulário de livre resolução",
  notice_form_text:
    "Se quiseres resolver o contrato, preenche o presente formulário e devolve-o a {{operator}}, {{address}}, {{email}}.\n\nPela presente comunico que resolvo o meu contrato para a prestação do seguinte serviço (encomenda {{order}}):",
  notice_line_contract: "Serviço",
  notice_line_ordered: "Solicitado em",
  notice_line_name: "Nome",
  notice_line_address: "Endereço",
  notice_line_date: "Data",
  notice_line_signature: "Assinatura (só no caso de o presente formulário ser notificado em papel)",
  local_note: "Dinheiro fictício. Aqui não circula dinheiro, nada é cobrado.",
  local_checkout: "Caixa de teste",
  local_vat: "IVA incluído",
  local_card: "Cartão de teste",
  local_cards:
    "4242 4242 4242 4242 paga. 4000 0000 0000 0002 é recusado. 4000 0000 0000 0259 paga e é contestado. Não introduzas um cartão verdadeiro.",
  local_pay: "Pagar com dinheiro fictício",
  local_back: "Voltar",
  local_home: "Ir para o painel",
  local_gone: "Esta página expirou",
  local_declined: "O cartão foi recusado. Não foi cobrado nada.",
  local_no_card: "Isto não é um cartão de teste. Não introduzas um verdadeiro, por favor.",
  local_portal: "Portal de teste",
  local_subscription: "Subscrição",
  local_method: "Meio de pagamento",
  local_payments: "Pagamentos",
  local_none: "Não há nada",
  local_returned: "reembolsado",
  local_renews: "Ativa, próxima cobrança em {{until}}",
  local_ends: "Cancelada, ativa até {{until}}",
  local_ended: "Terminada",
  local_cancel: "Cancelar subscrição",
  local_keep: "Afinal, manter",
} as const satisfies Translation<typeof german.messages, "pt">;

/** What its pages show to members: ordering, what was bought, the subscription, the test version; and rights for everybody. */
export const pages = {
  plans: { "30d": "Premium por 30 dias", "6m": "Premium por 6 meses", monthly: "Assinatura Premium mensal" },
  vat: "IVA incluído",
  per_month: "{{price}} por mês",
  popular: "Popular",
  save: "poupa {{percent}}",
  ends_itself: "Termina sozinho",
  renews_itself: "Renova-se todos os meses",
  to_pricing: "Todos os preços e direitos",
  failed: "Não funcionou. Tenta outra vez, por favor.",
  test_money: "Dinheiro de teste",
  order: {
    title: "O teu pedido",
    lead: "Confirma se está tudo certo. O pagamento é feito na página seguinte.",
    plan: "Encomendas",
    price: "Preço total",
    lasts: "Duração",
    lasts_30d: "30 dias",
    lasts_6m: "6 meses",
    lasts_monthly: "Até cancelares",
    ending: "Renovação",
    ending_pass: "Nenhuma. O passe termina sozinho.",
    ending_monthly:
      "Todos os meses por {{price}}. Podes cancelar em qualquer mês; o Premium termina então com o mês pago.",
    adds: "Ainda tens {{days}} de Premium. O tempo novo é acrescentado no fim.",
    start_at_once:
      "Peço que o Premium comece já, antes do fim do prazo de livre resolução. Se desistir, recebo tudo de volta na mesma.",
    withdrawal: "Podes desistir durante 14 dias sem motivo e receber todo o dinheiro de volta.",
    terms: "Termos de utilização",
    withdrawal_notice: "Informação sobre a livre resolução",
    test_note: "Aqui paga-se com dinheiro de teste, nada é cobrado.",
    submit: "Encomendar com obrigação de pagamento",
    other: "Escolher outro plano",
    unknown: "Esse plano não existe",
    unknown_text: "Talvez a ligação seja antiga. Nos preços vês o que há.",
    off: "Pagamentos indisponíveis",
    off_text: "De momento não se pode comprar nada aqui. Tudo o que é grátis continua.",
    young: "Podes comprar a partir dos 16 anos",
    young_text: "Tudo o que é grátis está aberto para ti.",
    unconfirmed: "Confirma primeiro o teu e-mail",
    unconfirmed_text:
      "A fatura e a informação sobre a livre resolução vão para {{email}}. Abre a ligação no nosso e-mail e continuas aqui.",
    resend: "Enviar a ligação outra vez",
    resent: "O e-mail vai a caminho.",
    confirmed: "Já confirmei",
    runs: "A tua assinatura já está ativa",
    runs_text: "Não precisas de uma segunda.",
    manage: "Gerir a assinatura",
  },
  outcome: {
    paid_30d: "30 dias de adesão ativados",
    paid_6m: "6 meses de adesão ativados",
    paid_monthly: "A tua assinatura Premium está ativa",
    paid_text: "Obrigado! O Premium vale até {{until}}. A fatura chega por e-mail.",
    go: "Vamos a isso",
    confirming: "A confirmar o pagamento …",
    confirming_text: "Costuma demorar só uns segundos.",
    slow: "O teu pagamento vai a caminho",
    slow_text:
      "Um débito direto SEPA pode demorar alguns dias. Assim que o dinheiro chegar, o Premium ativa-se sozinho e recebes um e-mail.",
    cancelled: "Pagamento cancelado – nada foi cobrado.",
    cancelled_text: "Podes tentar outra vez quando quiseres.",
    again: "Tentar outra vez",
  },
  buy: {
    extend: "Prolongar o Premium",
    get: "Obter Premium",
    lead: "Todos os Deals e grupos que quiseres, e todas as ferramentas Premium abertas para ti.",
    groups: "Aqui dois grupos são o máximo",
    groups_text:
      "Na versão grátis e na versão de teste podes estar em dois grupos. Com Premium não há limite.",
    deals: "Os teus Deals de hoje acabaram",
    deals_text: "Amanhã há novos. Com Premium não há limite.",
    tools: "Para isto precisas de Premium",
    remaining: "Ainda tens {{days}} de Premium. Uma nova compra é acrescentada no fim.",
  },
  settings: {
    title: "Premium",
    remaining: "faltam {{days}}",
    extend: "Prolongar",
    renews: "A tua assinatura renova-se em {{date}}.",
    ends: "A tua assinatura está cancelada. Ficas com Premium até {{date}}.",
    cancel: "Cancelar a assinatura",
    cancelled: "Cancelada. Ficas com Premium até {{date}}.",
    undo: "Anular",
    keep: "Manter a assinatura",
    kept: "A tua assinatura continua.",
    portal: "Meio de pagamento e recibos",
    test: "A tua versão de teste dura até {{date}}.",
  },
  purchases: {
    title: "As minhas compras",
    lead: "As tuas faturas, reembolsos e o teu direito de desistir.",
    back: "Para as definições",
    empty: "Ainda sem compras",
    empty_text: "O que comprares aparece aqui com a sua fatura.",
    load_failed: "Não foi possível carregar as tuas compras",
    order: "Pedido {{order}}",
    paid: "Pago",
    partly_refunded: "Reembolsado em parte",
    refunded: "Reembolsado",
    disputed: "Contestado",
    dispute_lost: "Estornado",
    amount_back: "{{amount}} devolvidos",
    invoice: "Fatura {{number}}",
    credit_note: "Nota de crédito {{number}}",
    until: "Podes desistir até {{date}}",
    withdraw: "Desistir",
    confirm_title: "Desistir desta compra?",
    confirm_text: "Recebes {{amount}} de volta por inteiro. O Premium desta compra termina logo.",
    confirm: "Confirmar a livre resolução",
    done: "Feito. O teu dinheiro vai a caminho.",
    more: "Mostrar mais compras",
    more_failed: "As outras compras não chegaram.",
  },
  test: {
    start: "Iniciar a versão de teste",
    start_title: "Experimentar {{days}} grátis?",
    start_text:
      "Todas as ferramentas Premium ficam abertas para ti. Não custa nada, termina sozinha após {{days}} e só é possível uma vez por conta.",
    started: "A tua versão de teste está ativa.",
    used: "Já usaste a versão de teste.",
    offer: "Preferes experimentar primeiro? {{days}} grátis, sem dados de pagamento.",
    info: "A tua versão de teste",
    info_text:
      "Até {{until}} todas as ferramentas Premium estão abertas para ti. Depois termina sozinha, e o que criaste continua legível.",
    info_caps: "Como na versão grátis: no máximo dois grupos, três candidaturas e os Deals do dia.",
  },
  rights: {
    withdraw_lead:
      "Podes desistir de qualquer compra durante 14 dias sem motivo e recebes tudo de volta. Não precisas de iniciar sessão.",
    cancel_lead:
      "Diz-nos que contrato queres terminar. Não precisas de iniciar sessão. Os passes terminam sozinhos mesmo sem cancelar.",
    name: "O teu nome",
    email: "O teu e-mail",
    email_hint: "De preferência o da tua conta. A confirmação vai para lá.",
    number: "Número do pedido ou da fatura",
    number_hint: "Está no e-mail da tua compra. Com ele é mais rápido.",
    message: "Mensagem",
    kind: "Como queres cancelar?",
    ordinary: "Cancelamento normal",
    for_cause: "Por justa causa",
    reason: "O teu motivo",
    end: "Quando deve terminar o contrato?",
    earliest: "O mais cedo possível",
    on_day: "Num dia certo",
    day: "Dia",
    send_withdrawal: "Confirmar a livre resolução",
    send_cancellation: "Cancelar agora",
    withdrawn: "A tua livre resolução chegou",
    cancelled: "O teu cancelamento chegou",
    receipt_number: "Número",
    receipt_at: "Recebido",
    receipt_text:
      "A confirmação com tudo o que escreveste vai para {{email}}. Também podes guardar esta página.",
    print: "Imprimir a página",
    no_script: "O formulário precisa de JavaScript. Um e-mail para {{email}} serve igualmente.",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** The line above every page while the test version runs. */
export const bar = {
  label: "Versão de teste",
  left: "Versão de teste: faltam {{time}}",
  more: "O que significa?",
} as const satisfies Translation<typeof german.bar, "pt">;

/** The page of prices, which carries no script. */
export const pricing = {
  title: "Preços",
  description:
    "Quanto custa o Premium no Kompagnon: 30 dias, 6 meses ou mês a mês. Com 14 dias para desistir e uma versão de teste grátis.",
  headline: "Participar é grátis. O Premium tem um preço, e é este.",
  lead: "Perfil, matching, grupos e conversas são grátis. O Premium tira os limites e abre todas as ferramentas.",
  name_30d: "30 dias",
  name_6m: "6 meses",
  name_monthly: "Mensal",
  badge_30d: "Sem assinatura",
  badge_monthly: "Cancela em qualquer mês",
  once: "uma vez, IVA incluído",
  monthly: "todos os meses, IVA incluído",
  no_renewal: "Termina sozinho",
  renewal: "Até cancelares",
  feature_deals: "Todos os Deals por dia que quiseres",
  feature_groups: "Em todos os grupos que quiseres",
  feature_tools: "Todas as ferramentas Premium",
  choose: "Escolher {{plan}}",
  info: "Com isto podes contar",
  info_withdrawal: "14 dias para desistir",
  info_withdrawal_text: "Se não gostares, recebes tudo de volta. Sem motivo e sem iniciar sessão.",
  info_test: "{{days}} de teste grátis",
  info_test_text: "Uma vez por conta, sem dados de pagamento. A versão de teste termina sozinha.",
  info_renewal: "Sem renovação automática",
  info_renewal_text:
    "Os passes de 30 dias e 6 meses terminam sozinhos. Só a assinatura continua, e podes cancelá-la em qualquer mês.",
  test_start: "Iniciar a versão de teste",
  faq: "Perguntas frequentes",
  faq_stack: "O que acontece se prolongar?",
  faq_stack_text: "O tempo novo é acrescentado no fim. Não se perde um dia do que já pagaste.",
  faq_pay: "Como posso pagar?",
  faq_pay_text:
    "Com cartão, PayPal ou débito direto SEPA, na página do nosso fornecedor de pagamentos. Nunca vemos os dados do teu cartão.",
  faq_after: "O que fica quando o Premium termina?",
  faq_after_text:
    "Tudo o que criaste continua legível. Voltam a valer os limites da versão grátis e nada é apagado.",
  compare: "Seis meses em comparação",
  compare_rival: "Outro fornecedor",
  compare_ours: "{{price}} uma vez",
  compare_theirs: "{{month}} por mês e {{once}} uma vez",
  compare_note:
    "Preços do outro fornecedor segundo as suas próprias indicações, em {{date}}. O conteúdo das ofertas é diferente.",
  call: "Começa grátis",
  call_text: "Conhece primeiro as pessoas. Sobre o Premium decides mais tarde.",
  call_action: "Participar grátis",
  call_member: "Para o painel",
  guest_bar: "És novo aqui? Experimenta todas as ferramentas grátis durante {{days}}.",
  guest_action: "Registar",
} as const satisfies Translation<typeof german.pricing, "pt">;

/** The list of cases that a person decides. */
export const staff = {
  title: "Verificar pagamentos",
  lead: "Pagamentos e declarações a que nenhuma regra se aplica.",
  open: "Abertos",
  closed: "Fechados",
  empty: "Nada a verificar",
  empty_text: "Tudo pôde ser atribuído.",
  load_failed: "Não foi possível carregar os casos",
  payment: "Pagamento",
  withdrawal: "Desistência",
  cancellation: "Cancelamento",
  unknown_member: "O membro é desconhecido",
  amount: "O valor não corresponde ao pedido",
  currency: "A moeda não corresponde",
  plan: "O plano não corresponde ao pedido",
  no_match: "Não corresponde a nenhuma compra",
  provider_refused: "O fornecedor de pagamentos recusou",
  second_subscription: "Uma segunda assinatura: não se renova",
  found: "Encontrado",
  note: "Nota",
  note_missing: "Escreve em poucas palavras o que decidiste.",
  refund: "Devolver todo o dinheiro",
  resolve: "Fechar o caso",
  resolved: "O caso está fechado.",
  resolved_at: "Fechado em {{date}}",
  more: "Mostrar mais casos",
  more_failed: "Os outros casos não chegaram.",
} as const satisfies Translation<typeof german.staff, "pt">;

/** What the forms of declarations say themselves. */
export const checks = {
  name_missing: "Escreve o teu nome, por favor.",
  declarer_email: "Escreve um e-mail válido, por favor.",
  reason_missing: "Indica o teu motivo.",
  day_missing: "Escolhe um dia.",
} as const satisfies Translation<typeof german.checks, "pt">;

/** Articles of the help centre. */
export const help = {
  premium: {
    title: "Comprar e prolongar o Premium",
    keywords: "preço, pagar, adesão, passe, assinatura, fatura, pagamento, cartão, PayPal, SEPA",
    body: "Há três caminhos para o Premium:\n\n- 30 dias, termina sozinho\n- 6 meses, termina sozinho\n- uma assinatura que podes cancelar em qualquer mês\n\nSe comprares outra vez, o tempo novo é acrescentado no fim. As tuas faturas estão nas definições em «Segurança», em «As minhas compras».",
  },
  test_version: {
    title: "A versão de teste",
    keywords: "grátis, experimentar, teste, contagem",
    body: "A versão de teste abre todas as ferramentas Premium, não custa nada e termina sozinha. Podes iniciá-la uma vez.\n\n- Uma linha no topo mostra quanto tempo falta.\n- Podes estar em dois grupos.\n- O que criaste continua legível depois.",
  },
  withdraw_purchase: {
    title: "Desistir de uma compra",
    keywords: "livre resolução, dinheiro de volta, reembolso, 14 dias, nota de crédito",
    body: "Durante 14 dias podes desistir de qualquer compra sem motivo. Recebes todo o valor de volta.\n\n1. Abre «As minhas compras» nas definições.\n2. Carrega em «Desistir» junto da compra.\n3. Confirma a livre resolução.\n\nSem iniciar sessão, usa «Desistir do contrato» no fundo de cada página.",
  },
  cancel_subscription: {
    title: "Cancelar a assinatura",
    keywords: "cancelamento, cancelar, terminar, assinatura, contrato",
    body: "Cancelas a tua assinatura nas definições em «Segurança» com um toque. Ficas com Premium até ao fim do mês pago, e até lá podes mudar de ideias.\n\nSem iniciar sessão, usa «Cancelar contratos aqui» no fundo de cada página. Os passes de 30 dias e 6 meses não precisam de ser cancelados.",
  },
} as const satisfies Translation<typeof german.help, "pt">;
