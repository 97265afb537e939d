import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Questions of people who start an online business in Germany. */
export const pages = {
  title: "Perguntas sobre criar um negócio",
  intro: "O que quase toda a gente quer saber ao começar online: registo, impostos, deveres, dinheiro.",
  law: "Tudo isto descreve o direito alemão. Se vives ou vendes noutro lugar, podem aplicar-se outras regras.",
  advice:
    "Não é aconselhamento jurídico nem fiscal. Se houver muito em jogo, pergunta a um advogado ou contabilista.",
  to_tools: "Ver as ferramentas",
  search: "Procurar nas perguntas",
  placeholder: "Por exemplo: IVA",
  contents: "Temas",
  results_one: "{{count}} pergunta encontrada",
  results_many: "{{count}} de perguntas encontradas",
  results_other: "{{count}} perguntas encontradas",
  empty_title: "Sem resultados para «{{words}}»",
  empty_text: "Tenta outra palavra ou vê os temas.",
  show_all: "Mostrar todas as perguntas",
  sources: "Fontes",
  checked: "Verificado a {{date}}",
  link: "Copiar o link para esta pergunta",
  copied: "Link copiado.",
  copy_failed: "Não foi possível copiar. Aqui está o link: {{address}}",
  section: {
    start: "Registar a atividade",
    taxes: "Impostos",
    forms: "Formas jurídicas",
    duties: "Deveres online",
    work: "Trabalhar em conjunto",
    platforms: "Plataformas",
    money: "Dinheiro e seguros",
  },
} as const satisfies Translation<typeof german.pages, "pt">;

/** What is asked, and what the answer is. */
export const questions = {
  trade_registration: {
    q: "Tenho de registar uma atividade comercial, e como se faz?",
    a: "Sim, assim que quiseres trabalhar por conta própria, de forma duradoura e com fins lucrativos, sem exerceres uma profissão liberal: numa loja online, numa agência, com dropshipping ou receitas de publicidade, quase sempre. O registo (Gewerbeanmeldung) faz-se no Gewerbeamt do teu município quando começas, não só com o primeiro lucro. Em muitos sítios é possível fazê-lo online e custa algumas dezenas de euros.\n\nO Gewerbeamt avisa as finanças, a câmara de comércio (IHK) ou de ofícios e o seguro de acidentes profissionais. O questionário fiscal tens mesmo assim de o entregar tu. Quem não se regista arrisca uma coima.",
  },
  freelancer_or_trade: {
    q: "Tenho uma profissão liberal ou um Gewerbe?",
    a: "São profissões liberais (Freie Berufe) as que a lei do imposto sobre o rendimento enumera e as semelhantes: escrever, traduzir, ensinar, criar arte, trabalhar em engenharia, medicina ou direito. Nesse caso não precisas de registo comercial nem pagas Gewerbesteuer.\n\nQuase tudo o resto é Gewerbe: comércio, dropshipping, afiliação, agências de publicidade, intermediação. Coaching, desenvolvimento de software e redes sociais podem ser uma coisa ou outra, conforme a formação e o conteúdo. No fim, decidem as finanças. Se fazes as duas coisas, separa as receitas; senão, numa GbR tudo pode passar a ser considerado comercial.",
  },
  beside_job: {
    q: "Posso ter um pequeno negócio além do emprego?",
    a: "Quase sempre, sim. Vê o teu contrato de trabalho: muitas vezes tens de o comunicar ou de pedir autorização. Não podes fazer concorrência à entidade patronal, e o teu trabalho não pode ficar prejudicado. Quem trabalha na função pública precisa, em regra, de autorização.\n\n«Kleingewerbe» só quer dizer que a tua atividade não exige organização comercial e não está no registo comercial. Tens de a registar na mesma. O seguro de saúde continua a ser pago através do emprego enquanto este for a ocupação principal, mas avisa o teu seguro. O lucro entra na tua declaração de rendimentos.",
  },
  beside_school: {
    q: "O que se aplica durante a escola, a formação profissional ou o curso?",
    a: "Também nesse caso registas a atividade. Atenção a algumas coisas: no seguro familiar, o teu rendimento não pode passar um limite fixado todos os anos e o negócio não pode ser a ocupação principal. Durante o curso, a caixa de saúde pergunta quantas horas trabalhas; até cerca de 20 por semana, em geral continuas a contar como estudante. Para o BAföG, o teu lucro conta como rendimento. Na formação profissional, vê o contrato. E para o abono de família, depois da primeira formação conta quanto trabalhas. Pergunta à caixa e ao serviço do BAföG antes de começares.",
  },
  under_18: {
    q: "Posso começar com menos de 18 anos?",
    a: "Sim, com ajuda. Os teus pais têm de te autorizar a gerir um negócio de forma autónoma, e o tribunal de família tem de aprovar. O tribunal quer ver que tens maturidade e um plano; um plano de negócio ajuda. Depois podes tratar por ti de quase tudo o que o negócio implica.\n\nAlgumas coisas continuam a precisar de aprovação, como um crédito. Sem ela, os contratos do negócio são muitas vezes ineficazes. Além disso, muitas plataformas e serviços de pagamento exigem a maioridade.",
  },
  name: {
    q: "Posso dar ao meu negócio o nome que quiser?",
    a: "Quase. Sem inscrição no registo comercial, apresentas-te com o teu nome e apelido; é permitido ter ao lado um nome de fantasia, desde que não engane ninguém. As empresas inscritas escolhem o nome livremente, mas precisam de um acréscimo como e. K., UG (haftungsbeschränkt) ou GmbH.\n\nO nome não pode violar uma marca nem um nome de empresa mais antigos. Procura por isso antes no registo do instituto alemão de patentes e marcas (DPMA), no registo comercial e na internet. Um domínio livre não prova nada. Podes registar o teu próprio nome como marca.",
  },
  tax_questionnaire: {
    q: "Como obtenho um número fiscal?",
    a: "No prazo de um mês depois de começares, entregas o questionário «Fragebogen zur steuerlichen Erfassung», por via eletrónica, no ELSTER. Nele estimas as vendas e o lucro e dizes se queres o regime das pequenas empresas. Estima com honestidade: os teus pagamentos por conta dependem do lucro.\n\nDepois recebes um número fiscal para o negócio. É diferente da tua identificação fiscal pessoal (Steuer-ID), que dura a vida inteira. O número de IVA para negócios na UE pode ser pedido no mesmo questionário, ou mais tarde ao Bundeszentralamt für Steuern.",
  },
  small_business: {
    q: "O que é o regime das pequenas empresas (Kleinunternehmer)?",
    a: "Não cobras IVA, mas também não deduzes o que pagas. Desde 2025, as vendas do ano anterior não podem passar de 25 000 €, e as do ano em curso, de 100 000 €. A venda que ultrapassa os 100 000 € já é tributada, mesmo a meio do ano. No ano em que começas, aplica-se logo o limite de 25 000 €, sem projeção para o ano inteiro.\n\nPodes renunciar a este regime, mas essa escolha vincula-te durante cinco anos. Compensa se compras muito ou se vendes sobretudo a empresas. Nas faturas vai uma nota sobre a isenção.",
  },
  eu_vat: {
    q: "Vendo para outros países da UE. Onde pago o IVA?",
    a: "Se vendes bens ou serviços digitais a particulares noutros países da UE, aplica-se o IVA alemão enquanto as vendas para todos esses países, em conjunto, não passarem de 10 000 € líquidos por ano. Acima disso, aplica-se a taxa do país do cliente.\n\nPara não teres de te registar em todo o lado, existe o balcão único (OSS): uma declaração por trimestre ao Bundeszentralamt für Steuern. Tens de te inscrever antes. Se a tua mercadoria está armazenada no estrangeiro, por exemplo num programa de fulfillment, em geral precisas de um registo próprio nesse país. Pede aconselhamento.",
  },
  reverse_charge: {
    q: "Compro publicidade e software no estrangeiro. O que significa reverse charge?",
    a: "Nos serviços que empresas estrangeiras prestam a empresas alemãs, muitas vezes és tu quem deve o IVA. A fatura não o indica, mas traz uma nota como «Reverse Charge». Calculas o IVA alemão, declaras o valor às finanças e deduzes esse valor na mesma declaração.\n\nNo regime das pequenas empresas também o pagas, mas sem poderes deduzir nada: 100 € de publicidade passam a 119 €. Isto afeta contas de anúncios, sistemas de loja e subscrições. No sentido contrário, se faturas a uma empresa de outro país da UE, muitas vezes não cobras IVA e precisas dos números de IVA de ambos.",
  },
  income_tax: {
    q: "Quanto imposto sobre o rendimento pago?",
    a: "O imposto não incide sobre as vendas, mas sobre o lucro: receitas menos despesas do negócio, somado aos teus outros rendimentos, por exemplo os de um emprego. Em 2026, os primeiros 12 348 € de rendimento coletável por ano estão isentos (Grundfreibetrag); depois a taxa sobe de 14 % até 42 %, e nos rendimentos muito altos chega a 45 %.\n\nAs finanças costumam fixar pagamentos por conta trimestrais, a 10 de março, junho, setembro e dezembro. Põe de lado parte de cada lucro numa conta própria; muitas vezes basta um quarto a um terço, ou mais se o lucro for alto. Assim, nenhuma liquidação te apanha de surpresa.",
  },
  trade_tax: {
    q: "A partir de quando pago Gewerbesteuer?",
    a: "As empresas individuais e as sociedades de pessoas, como a GbR, têm uma isenção de 24 500 € de lucro por ano. Só o que passa daí é tributado. Quanto pagas depende do coeficiente do teu município (Hebesatz): lucro acima da isenção vezes 3,5 % vezes o coeficiente.\n\nGrande parte é descontada no imposto sobre o rendimento, até quatro vezes o valor de base; com os coeficientes habituais, sobra pouco. A UG e a GmbH não têm isenção e pagam desde o primeiro euro. Quem exerce uma profissão liberal não paga Gewerbesteuer.",
  },
  crypto: {
    q: "Como são tributados os ganhos com cripto?",
    a: "Se tens criptomoedas a título privado e as vendes ou trocas no prazo de um ano, o ganho é tributado. Se todos os ganhos deste tipo ficarem abaixo de 1000 € por ano, não pagas nada; a partir de 1000 €, conta o valor todo. Passado mais de um ano, a venda está isenta. Trocar uma moeda por outra ou pagar com criptomoedas também conta como venda.\n\nOs rendimentos de staking ou lending são tributados a partir de 256 € por ano. Se negoceias de forma comercial ou aceitas criptomoedas no teu negócio, as regras são outras. Anota cada operação com a data e o valor em euros.",
  },
  affiliate: {
    q: "A que devo dar atenção nas receitas de afiliação?",
    a: "As comissões são receitas de Gewerbe: há que registar, anotar e declarar. Vales e produtos grátis também contam, pelo seu valor. O extrato do programa de afiliados substitui muitas vezes a tua fatura; confirma se o IVA e o regime das pequenas empresas estão corretos.\n\nSe o programa está sediado noutro país da UE, em geral faturas sem IVA alemão, mas para isso precisas de um número de IVA. Os links de afiliado são publicidade: assinala-os no próprio sítio com «Werbung» ou «Anzeige». Um asterisco explicado só no fundo da página pode não ser suficiente.",
  },
  invoices: {
    q: "O que tem de estar na minha fatura?",
    a: "O teu nome e a tua morada e os do cliente, o teu número fiscal ou de IVA, a data, um número sequencial, o que forneceste e quando, o valor líquido, a taxa e o valor do imposto. Até 250 € brutos basta menos.\n\nNo regime das pequenas empresas não se indica IVA, mas acrescenta-se uma nota sobre a isenção. Se indicares IVA que não podias cobrar, em regra tens de o pagar na mesma. Às empresas tens de passar fatura no prazo de seis meses. As faturas guardam-se durante oito anos.",
  },
  e_invoices: {
    q: "A fatura eletrónica também é obrigatória para mim?",
    a: "Desde 2025, tens de poder receber faturas eletrónicas de outras empresas alemãs, mesmo no regime das pequenas empresas; basta uma caixa de correio eletrónico. Uma fatura eletrónica é um ficheiro de dados estruturado, como XRechnung ou ZUGFeRD, e não um simples PDF.\n\nEntre empresas alemãs, tens de as emitir o mais tardar a partir de 2027, se as vendas do ano anterior passaram de 800 000 €, senão a partir de 2028. Até lá serve o papel, e o PDF se o cliente concordar. Ficam de fora as faturas a particulares, os valores até 250 € e as faturas emitidas no regime das pequenas empresas.",
  },
  bookkeeping: {
    q: "Preciso de contabilidade?",
    a: "No início costuma bastar a conta de receitas e despesas (EÜR): receitas menos despesas, na data em que o dinheiro entra ou sai. Entregas essa conta por via eletrónica com a declaração de impostos. Precisam de balanço a UG, a GmbH, os comerciantes inscritos a partir de certa dimensão e as atividades a que as finanças o exigirem: mais de 800 000 € de vendas ou 80 000 € de lucro por ano.\n\nGuarda todos os documentos: faturas durante oito anos, livros e contas anuais durante dez. Os documentos digitais têm de ficar inalterados e legíveis. Separa desde o início o dinheiro privado do dinheiro do negócio; é o que mais trabalho te poupa.",
  },
  sole: {
    q: "O que é uma empresa individual?",
    a: "É a forma mais simples (Einzelunternehmen): fundas a empresa sem mais ninguém, sem notário e sem capital mínimo. Passa a existir com o registo da atividade ou, numa profissão liberal, com a comunicação às finanças. O lucro é teu e paga imposto sobre o rendimento.\n\nEm contrapartida, respondes com tudo o que tens, também a nível privado. É uma boa forma para começar em pequeno e ver se alguém compra. Se o negócio crescer para além de uma pequena atividade, tens de te inscrever no registo comercial (e. K.). Mais tarde é possível passar a GmbH.",
  },
  gbr: {
    q: "O que é uma GbR e o que mudou?",
    a: "A sociedade civil (Gesellschaft bürgerlichen Rechts) nasce assim que pelo menos duas pessoas perseguem um fim comum e contribuem para ele, mesmo só de palavra. Não precisa de capital mínimo. Todas respondem pessoalmente, cada uma pela dívida inteira.\n\nDesde 2024 (MoPeG), a lei diz claramente que uma GbR que atua para o exterior pode ter direitos próprios. Pode inscrever-se no registo de sociedades passando a chamar-se eGbR; isso é necessário sobretudo para imóveis e para participações em sociedades inscritas. Se alguém sai, a GbR em princípio continua. Ponham o vosso contrato por escrito.",
  },
  ug: {
    q: "O que é uma UG (haftungsbeschränkt)?",
    a: "Uma pequena GmbH, que podes fundar a partir de 1 € de capital social. Como o notário, o registo e as primeiras faturas custam dinheiro, 1000 a 2000 € são mais sensatos; de outro modo, a insolvência chega depressa. O capital tem de ser pago em dinheiro e por inteiro antes de inscreveres a UG.\n\nUm quarto do lucro anual vai para uma reserva até haver 25 000 €; a partir daí, a UG pode passar a GmbH. Precisas de notário, registo comercial, balanço e inscrição no registo de transparência. O acréscimo «haftungsbeschränkt» tem de aparecer sempre.",
  },
  gmbh: {
    q: "Quando compensa uma GmbH?",
    a: "Quando há riscos maiores, várias pessoas envolvidas ou dinheiro de terceiros. O capital social é de 25 000 €, e para a inscrição tem de haver pelo menos metade. A fundação faz-se no notário, desde 2022 também por vídeo. A GmbH paga imposto sobre as sociedades com sobretaxa de solidariedade e Gewerbesteuer, em conjunto cerca de 30 %, conforme o município. O que distribuíres é tributado mais uma vez; o teu salário de gerente é uma despesa da empresa.\n\nEm contrapartida, em princípio só a sociedade responde. Conta com custos permanentes: balanço, contabilidade, publicação das contas.",
  },
  founding_together: {
    q: "Vamos começar a dois. Por onde começamos?",
    a: "Atenção: se trabalham em conjunto para um negócio, pode já existir uma GbR sem darem por isso. Nesse caso, respondem ambos por tudo. Se explorarem em conjunto um comércio maior, passa a ser uma OHG.\n\nFalem cedo de objetivos, tempo, dinheiro, quotas e do que acontece se alguém sair. Ponham tudo por escrito, no início talvez numa carta de intenções. Se começarem como GbR, cada um regista a sua atividade. Para uma UG ou GmbH com até três pessoas existe um protocolo-modelo; um contrato próprio costuma servir melhor.",
  },
  liability: {
    q: "Por que dívidas e danos respondo?",
    a: "Na empresa individual e na GbR respondes sem limite, também com as tuas poupanças. Na UG e na GmbH responde, em princípio, só o património da sociedade. Há exceções: se prestares uma fiança pessoal, como os bancos pedem muitas vezes, se violares os deveres de gerência, declarares a insolvência tarde, não entregares impostos e contribuições ou atuares já antes da inscrição.\n\nUm seguro de responsabilidade civil profissional ou por danos patrimoniais cobre muitos casos. O seguro certo para ti depende de venderes produtos, dares consultoria ou programares.",
  },
  company_contract: {
    q: "O que deve constar de um contrato de sociedade?",
    a: "O objeto e o nome, quem tem que quotas e o que dá por elas, quem decide e como se vota, quem representa a sociedade, como se divide o lucro e quanto podem levantar. Igualmente importante: o que acontece em caso de doença, conflito, saída ou morte, como se avalia uma quota e se há proibição de concorrência.\n\nÉ boa prática que as quotas se conquistem ao longo de vários anos (vesting). Na GbR não há forma obrigatória, mas é sensato fazer o contrato por escrito. Na UG e na GmbH, o contrato tem de ir ao notário.",
  },
  imprint: {
    q: "O que deve constar do aviso legal (Impressum)?",
    a: "Todas as páginas de negócio precisam de um, também a tua loja num marketplace e o teu perfil profissional nas redes sociais. Deve conter o nome, uma morada onde se possa receber correio oficial (não um apartado), o e-mail e outra via de contacto rápida, como o telefone; nas sociedades, a forma jurídica, quem as representa, o registo e o número; e, se o tiveres, o número de IVA ou o número de identificação económica (W-IdNr.).\n\nTem de ser fácil de encontrar e estar sempre acessível; o habitual são dois cliques, no máximo. Desde maio de 2024 isto está no § 5 DDG. Retira as referências à plataforma europeia de resolução de litígios, que fechou em julho de 2025.",
  },
  privacy: {
    q: "Preciso de uma política de privacidade e de um aviso de cookies?",
    a: "Precisas de uma política de privacidade assim que tratas dados de pessoas, e isso acontece em praticamente todos os sites. Diz em palavras claras quem é o responsável, que dados usas, para quê e durante quanto tempo, quem os recebe e que direitos há.\n\nSó precisas de um aviso de cookies se guardas ou lês nos dispositivos algo que não é indispensável, por exemplo para estatística ou publicidade. Nesse caso perguntas antes, e recusar tem de ser tão fácil como aceitar. Com os fornecedores que tratam dados por ti, celebras um contrato de tratamento de dados.",
  },
  terms: {
    q: "Preciso de condições gerais (AGB)?",
    a: "Não são obrigatórias. Sem elas aplica-se a lei, e muitas vezes isso chega. Numa loja são, ainda assim, práticas, porque reúnem num só sítio muitas informações obrigatórias sobre contrato, entrega e pagamento.\n\nPara serem válidas, tens de as indicar claramente antes da encomenda e permitir que sejam lidas. As cláusulas que surpreendem ou que prejudicam o cliente de forma desproporcionada são nulas e podem valer-te uma advertência. Não copies as condições de outros: raramente servem e estão muitas vezes protegidas por direitos de autor.",
  },
  withdrawal: {
    q: "Como funciona o direito de livre resolução?",
    a: "Os particulares podem resolver os contratos que celebram online durante 14 dias sem indicar o motivo; nas mercadorias, o prazo conta a partir da receção. Tens de os informar disso e de lhes dar um modelo de formulário. Se faltar a informação, o prazo aumenta doze meses.\n\nDesde 19 de junho de 2026, o direito da UE exige ainda, nos contratos celebrados numa interface online, uma função bem visível que permita a livre resolução nesse mesmo sítio. Há exceções, entre outras para produtos feitos à medida e para conteúdos digitais, se o cliente aceitou o início imediato e sabe que assim perde o direito.",
  },
  order_button: {
    q: "O que tem de dizer o botão de encomenda?",
    a: "«Zahlungspflichtig bestellen» ou algo igualmente claro, por exemplo «Kaufen» (comprar). «Continuar» ou «Concluir encomenda» não chega: nesse caso, os particulares não ficam vinculados ao contrato. Mesmo antes do botão, mostras outra vez o que se compra, o preço total, os portes e, nas subscrições, a duração.\n\nDepois confirmas logo, por via eletrónica, que recebeste a encomenda. Se no teu site é possível fazer uma subscrição, precisas também de um botão de cancelamento acessível sem iniciar sessão.",
  },
  prices: {
    q: "Como tenho de indicar os preços?",
    a: "A particulares, sempre como preço total, com IVA e tudo o que é obrigatório pagar. Nas lojas indica-se que o IVA está incluído e se há portes de envio. Se vendes por peso, volume ou comprimento, junta o preço por unidade de medida, por exemplo por quilo.\n\nSe anuncias um desconto num produto, indica o preço mais baixo dos últimos 30 dias. Preços «antes» inventados são proibidos. Quem só vende a empresas pode anunciar preços líquidos, mas tem de o deixar claro.",
  },
  packaging: {
    q: "Tenho de me inscrever no registo de embalagens LUCID?",
    a: "Sim, se fores a primeira pessoa a encher na Alemanha embalagens que acabam como resíduo em casa do consumidor: também caixas de envio, material de enchimento e fita-cola, logo desde a primeira encomenda. Registas-te gratuitamente na Zentrale Stelle e celebras um contrato com um sistema dual. As quantidades são comunicadas a ambos, e têm de ser iguais.\n\nOs marketplaces não te podem deixar vender sem comprovativo. Para produtos digitais não é preciso. Desde agosto de 2026 aplica-se também o regulamento europeu das embalagens. Para aparelhos elétricos e pilhas há registos próprios.",
  },
  ad_labels: {
    q: "Quando tenho de assinalar publicações como publicidade?",
    a: "Sempre que promoves alguém e recebes por isso dinheiro, comissão, desconto ou produtos, e o fim publicitário não é evidente à primeira vista. A publicidade à tua própria empresa também tem de ser reconhecível como tal.\n\nEscreve «Werbung» ou «Anzeige», de forma legível e logo no início; nos vídeos, no próprio ecrã. Hashtags escondidas, «ad» ou «sponsored by» não dão garantias. Se não recebes nada e falas com independência, não é publicidade; nesse caso, o melhor é guardares o recibo da compra. As Landesmedienanstalten têm um guia gratuito sobre isto.",
  },
  ai_labels: {
    q: "Tenho de assinalar conteúdos feitos com IA?",
    a: "Segundo o seu texto, o art. 50.º do regulamento europeu da IA é aplicável desde 2 de agosto de 2026. Para ti significa sobretudo isto: quem fala com um chatbot tem de o saber. Imagens, sons e vídeos que parecem reais e não são (deepfakes) têm de ser assinalados como artificiais; em arte ou sátira evidentes, basta uma nota discreta. Assinalas também textos sobre assuntos de interesse público, se ninguém os reviu nem responde por eles.\n\nMarcar os resultados de forma legível por máquinas é dever dos fornecedores de IA. Como ainda se trabalhava nos prazos, consulta a versão atual.",
  },
  accessibility: {
    q: "A minha loja tem de ser acessível?",
    a: "Desde 28 de junho de 2025 está em vigor a lei alemã da acessibilidade (BFSG). Quem propõe contratos online a particulares, ou seja, também lojas e sites de reservas, tem de os tornar acessíveis: utilizáveis com o teclado, legíveis por leitores de ecrã, com contraste suficiente e textos compreensíveis. Faz parte disso uma declaração no site.\n\nEstão isentas as microempresas que prestam serviços: menos de dez pessoas e, no máximo, 2 milhões de euros de vendas anuais ou de balanço. Para certos produtos a isenção não se aplica. Mas compensa sempre: assim há mais gente que te pode comprar.",
  },
  false_self_employment: {
    q: "O que é um falso trabalho independente?",
    a: "Quando alguém passa fatura, mas trabalha como se tivesse um emprego: sob ordens, com lugar fixo na organização, sem risco próprio. Conta a forma como trabalham de facto, não o que está no contrato. Se isso for constatado, é sobretudo o cliente que paga as contribuições em atraso, de vários anos.\n\nSinais de trabalho realmente independente: vários clientes, preços próprios, horário e local livres, ferramentas próprias. Na dúvida, podem pedir ao seguro de pensões alemão (Deutsche Rentenversicherung) que esclareça a situação (Statusfeststellung). Quem tem sempre um só cliente pode, além disso, ter de descontar para a reforma.",
  },
  freelancers: {
    q: "A que devo dar atenção ao contratar freelancers?",
    a: "Ponham por escrito o que é entregue e até quando, quanto custa, quando se paga, quantas correções estão incluídas e que direitos recebes. Esclareçam se é devido um resultado (Werkvertrag) ou trabalho (Dienstvertrag). Se alguém receber dados dos teus clientes, é preciso um contrato de tratamento de dados.\n\nSe a pessoa vier do estrangeiro, muitas vezes és tu quem deve o IVA. Se encomendas com regularidade design, texto ou música, pode ser devida a contribuição social dos artistas (Künstlersozialabgabe), mesmo que essas pessoas não estejam inscritas na respetiva caixa.",
  },
  mini_job: {
    q: "Como contrato alguém num minijob?",
    a: "Em 2026, um minijob pode render em média 603 € por mês, no máximo, e também aqui se aplica o salário mínimo. Precisas de um número de empresa da Bundesagentur für Arbeit e inscreves a pessoa na Minijob-Zentrale e no seguro de acidentes profissionais. Além do salário, pagas contribuições fixas.\n\nFérias, salário em caso de doença e proteção contra o despedimento aplicam-se como nos outros empregos. Tens de dar as condições essenciais por escrito e registar as horas de trabalho. Verifica se há vários minijobs que se somam.",
  },
  rights_of_use: {
    q: "A quem pertencem o logótipo, os textos e o código que outros fazem para mim?",
    a: "O direito de autor fica sempre com quem criou a obra. Tu recebes direitos de utilização, tantos quantos acordarem; se nada estiver regulado, só os que a finalidade da encomenda exige. Por isso, ponham por escrito: exclusivos ou não, durante quanto tempo, onde, para quê, se podes alterar e ceder a obra e, no software, se recebes o código-fonte.\n\nNo caso de programadores com contrato de trabalho, os direitos sobre o programa pertencem, em regra, à entidade patronal. Se fundarem uma empresa em conjunto, transfiram os direitos para a sociedade. As imagens e a música da internet precisam de licença.",
  },
  nda: {
    q: "Preciso de um acordo de confidencialidade (NDA)?",
    a: "A lei não protege uma simples ideia. Os segredos comerciais só são protegidos se os guardares de forma adequada, e um NDA é uma parte habitual disso. Faz sentido antes de mostrares números, listas de clientes, receitas ou código-fonte.\n\nDeve dizer o que é confidencial, para que pode ser usado, durante quanto tempo, o que se devolve no fim e, se for o caso, uma cláusula penal. Para uma primeira conversa sobre uma ideia ainda vaga costuma ser demais. Nas ferramentas, aqui, podes escrever um e assiná-lo em conjunto.",
  },
  marketplaces: {
    q: "O que se aplica se eu vender através da Amazon, Etsy, Shopify ou TikTok?",
    a: "Em regra, quem vende és tu: com aviso legal, livre resolução, indicação de preços, garantia e impostos. A isso juntam-se as regras da plataforma: verifica a tua identidade e, conforme o produto, exige comprovativos, por exemplo sobre embalagens ou segurança. Um sistema de loja como o Shopify só fornece a tecnologia.\n\nLê as comissões, os prazos de pagamento e a lista de artigos proibidos antes de fazeres contas. Se um marketplace bloquear a tua conta, o direito da UE obriga-o a justificar-se, e podes reclamar. Cria também contactos teus fora da plataforma, para que nem tudo dependa de uma conta.",
  },
  platform_reports: {
    q: "A plataforma comunica as minhas vendas às finanças?",
    a: "Sim. Segundo a lei alemã PStTG (na UE: DAC7), as plataformas comunicam todos os anos ao Bundeszentralamt für Steuern quem recebeu quanto através delas. Isto aplica-se a bens, serviços pessoais e arrendamento. Não é comunicado quem vende menos de 30 artigos por ano e recebe com isso, no máximo, 2000 €.\n\nUma comunicação não quer dizer que haja imposto: quem só esvazia a arrecadação não está a fazer comércio. E, ao contrário, não ficas isento só porque nada é comunicado. Recebes uma cópia da comunicação; compara-a com os teus números.",
  },
  dropshipping: {
    q: "A que devo dar atenção no dropshipping a partir de fora da UE?",
    a: "O contrato de compra é contigo, mesmo que nunca vejas o produto. Aceitas desistências, dás garantia e indicas prazos de entrega honestos. Desde dezembro de 2024, o regulamento europeu da segurança dos produtos exige, para produtos de consumo, um responsável na UE, e a tua oferta indica fabricante, contacto e avisos.\n\nNa importação paga-se IVA e, conforme o valor e o produto, direitos aduaneiros; esclarece antes quem os paga. Para envios até 150 € há um procedimento próprio (IOSS). A isenção de direitos até 150 € acabou em julho de 2026: também os pequenos envios os pagam. Verifica ainda as marcas e as regras do teu produto, como a marcação CE.",
  },
  account: {
    q: "Preciso de uma conta bancária para o negócio?",
    a: "Para a UG e a GmbH, sim, desde logo para depositar o capital social; a conta pertence à sociedade. Para empresas individuais, nenhuma lei a exige, mas a maioria dos bancos não permite o uso comercial de contas privadas.\n\nMesmo sem obrigação, uma conta separada compensa: vês quanto o negócio ganha de facto, e a contabilidade fica muito mais fácil. Uma terceira conta para impostos ajuda. Repara nas comissões por movimento, nos pagamentos dos serviços de pagamento, na ligação à tua contabilidade e em se várias pessoas têm acesso.",
  },
  start_grant: {
    q: "Como obtenho o subsídio de criação de empresa (Gründungszuschuss)?",
    a: "É para quem recebe subsídio de desemprego (Arbeitslosengeld) e passa a trabalhar por conta própria como ocupação principal. No momento de começar, tens de ter direito ao subsídio por mais 150 dias, pelo menos. Durante seis meses recebes o valor do subsídio mais 300 € para a segurança social; depois, a pedido, 300 € por mais nove meses.\n\nNão tens direito garantido a ele: a agência de emprego decide. Faz o pedido antes de começares. Precisas de um plano de negócio e do parecer de uma entidade especializada, como a IHK ou um gabinete de contabilidade. Quem recebe Bürgergeld ou Grundsicherung pode perguntar pelo Einstiegsgeld.",
  },
  funding: {
    q: "Que apoios e créditos existem?",
    a: "A base de dados federal de apoios (Förderdatenbank) reúne subsídios, créditos e garantias do Estado federal, dos Länder e da UE, com pesquisa por local e setor. São conhecidos os créditos à criação de empresas do KfW, que pedes através do teu banco, os bancos de garantia, o EXIST para empresas nascidas em universidades e os programas do teu Land.\n\nImportante: quase sempre tens de fazer o pedido antes de começares ou encomendares. Um plano de negócio claro, com números, é preciso em todo o lado. Desconfia de quem te peça dinheiro adiantado para te «garantir» um apoio.",
  },
  health_insurance: {
    q: "E o seguro de saúde e a reforma?",
    a: "Se o trabalho por conta própria é a tua ocupação principal, tratas tu do seguro de saúde: voluntário no sistema público ou privado. No público, a contribuição depende do rendimento, com um mínimo; os filhos podem ficar incluídos sem pagar. No privado depende da idade, da saúde e da tarifa, e o caminho de volta é muitas vezes difícil. O subsídio de doença, no público, tem de ser escolhido à parte.\n\nMuitas pessoas que trabalham por conta própria descontam voluntariamente para a reforma; algumas têm de o fazer, como quem ensina ou quem tem sempre um só cliente. Comunica à tua caixa que começaste.",
  },
  artists_fund: {
    q: "O que é a caixa social dos artistas (Künstlersozialkasse)?",
    a: "Quem trabalha por conta própria na arte ou na escrita, por exemplo em música, texto, artes gráficas, fotografia ou design, pode ter através dela seguro de saúde, de dependência e de reforma, pagando só cerca de metade das contribuições, como quem tem um emprego. O resto é pago pelo Estado e pelas empresas que compram esses serviços.\n\nÉ preciso que vivas disso, de forma duradoura, e que prevejas ganhar mais de 3900 € por ano; nos primeiros três anos este limite não se aplica. Além disso, podes ter no máximo uma pessoa empregada, sem contar aprendizes e minijobs.",
  },
} as const satisfies Translation<typeof german.questions, "pt">;
