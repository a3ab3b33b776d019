// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evaluation/glyphs.h"

#include <QHash>

namespace yuyi {

namespace {

/// Letters of other scripts that look like the Latin letter before them.
constexpr char16_t lookalikes[] =
    u"AАBВCСEЕFҒHНIІJЈKКMМNΝOОPРSЅTТXХYУ"
    u"AΑBΒEΕHΗIΙKΚMΜOΟPΡTΤXΧYΥZΖ"
    u"aаcсeеoоpрxхyуiіjјsѕ"
    u"AᴀBʙCᴄDᴅEᴇFꜰGɢHʜJᴊKᴋLʟMᴍNɴOᴏPᴘ";

/// A traditional character before its simplified form.
constexpr char16_t forms[] =
    u"萬万與与專专業业東东絲丝兩两嚴严喪丧個个豐丰臨临為为爲为麗丽舉举義义烏乌樂乐喬乔習习鄉乡書书買买亂乱爭争於于虧亏雲云亞亚產产畝亩親亲褻亵億亿僅仅從从侖仑倉仓儀仪們们價价眾众優优會会傴伛傘伞偉伟傳传傷伤"
    u"倫伦偽伪體体餘余傭佣僉佥俠侠側侧僑侨儉俭債债傾倾兒儿黨党蘭兰關关興兴養养獸兽內内岡冈冊册寫写軍军農农馮冯衝冲決决況况凍冻淨净涼凉減减湊凑幾几鳳凤憑凭凱凯擊击鑿凿劃划劉刘則则剛刚創创刪删別别劑剂劍剑劇剧"
    u"勸劝辦办務务動动勵励勁劲勞劳勢势勳勋匯汇區区醫医華华協协單单賣卖盧卢衛卫卻却廠厂廳厅歷历厲厉壓压厭厌廁厕廂厢縣县參参雙双發发髮发變变敘叙疊叠葉叶號号嘆叹歎叹嚇吓嗎吗呂吕啟启吳吴嘔呕員员嗚呜詠咏嚨咙鹹咸"
    u"響响啞哑嘩哗喚唤嘗尝噴喷囑嘱團团園园圍围國国圖图圓圆聖圣場场壞坏塊块堅坚壇坛壩坝墳坟墜坠壟垄墾垦墊垫壘垒牆墙壯壮聲声殼壳壺壶處处備备複复復复夠够頭头誇夸夾夹奪夺奮奋獎奖奧奥婦妇媽妈嫵妩嬌娇婁娄娛娱嬰婴"
    u"孫孙學学孿孪寧宁寶宝實实寵宠審审憲宪宮宫寬宽賓宾寢寝對对尋寻導导壽寿將将爾尔塵尘堯尧屍尸盡尽層层屆届屬属屢屡歲岁豈岂嶇岖崗岗島岛嶺岭巔巅鞏巩幣币帥帅師师帳帐簾帘幟帜帶带幫帮幹干並并廣广莊庄慶庆廬庐庫库"
    u"應应廟庙龐庞廢废開开異异棄弃張张彌弥彎弯彈弹強强歸归當当錄录徹彻徑径憶忆懺忏憂忧懷怀態态憐怜總总戀恋懇恳惡恶惱恼懸悬驚惊懼惧慘惨懲惩慚惭慣惯憤愤願愿懶懒戲戏戰战戶户撲扑執执擴扩掃扫揚扬擾扰撫抚拋抛搶抢"
    u"護护報报擔担擬拟攏拢揀拣擁拥攔拦擰拧撥拨擇择掛挂摯挚撓挠擋挡掙挣擠挤揮挥撈捞損损撿捡換换搗捣據据擲掷攜携攝摄擺摆搖摇攤摊撐撑敵敌斂敛數数齋斋鬥斗斬斩斷断無无舊旧時时曠旷曇昙晝昼顯显晉晋曬晒曉晓暈晕暫暂"
    u"術术樸朴機机殺杀雜杂權权條条來来楊杨傑杰極极構构樞枢棗枣槍枪楓枫櫃柜檸柠標标棧栈棟栋欄栏樹树樣样橋桥樺桦檔档檢检橫横櫻樱歡欢歐欧殘残毀毁畢毕斃毙氣气漢汉湯汤洶汹溝沟沒没瀝沥淪沦滄沧滬沪淚泪澤泽潔洁灑洒"
    u"淺浅漿浆澆浇濁浊測测濟济渾浑濃浓濤涛潤润漲涨澀涩淵渊漸渐漁渔滲渗溫温灣湾濕湿潰溃濺溅滾滚滯滞滿满濾滤濫滥濱滨灘滩瀟潇潛潜瀾澜災灾燦灿爐炉點点煉炼爍烁爛烂燭烛煙烟煩烦燒烧燙烫熱热愛爱爺爷牽牵犧牺狀状猶犹"
    u"狽狈獨独狹狭獅狮獄狱獵猎豬猪貓猫獻献瑪玛環环現现瓊琼璽玺電电畫画暢畅疇畴療疗瘋疯瘡疮癢痒癱瘫皺皱盞盏鹽盐監监蓋盖盜盗盤盘眥眦睜睁矚瞩矯矫礦矿碼码磚砖礎础碩硕確确禮礼禍祸禱祷離离種种積积稱称穢秽稅税穩稳"
    u"窮穷竊窃竅窍窺窥競竞筆笔筍笋箋笺籠笼築筑篩筛簡简籃篮類类糧粮糾纠紅红約约級级紀纪緯纬純纯紗纱綱纲納纳縱纵紛纷紙纸紋纹紡纺線线練练組组紳绅細细織织終终絆绊紹绍繹绎經经綁绑結结繞绕繪绘給给絡络絕绝絞绞統统"
    u"絹绢繡绣繼继績绩緒绪續续繩绳維维綿绵綜综綠绿緩缓締缔編编緣缘縛缚縫缝縮缩繳缴罈坛羅罗罰罚罷罢職职聯联聰聪肅肃腸肠膚肤腎肾腫肿脹胀脅胁膽胆勝胜腦脑腳脚臉脸臘腊膩腻艦舰艙舱艱艰艷艳藝艺節节蕪芜蘆芦蒼苍蘇苏"
    u"蘋苹範范莖茎薦荐薈荟蕩荡榮荣葷荤藥药萊莱蓮莲獲获穫获瑩莹蘿萝螢萤營营蕭萧薩萨蔥葱藍蓝虛虚蟲虫雖虽蝦虾蝕蚀蟻蚁蠶蚕蠻蛮補补襯衬襲袭裝装襪袜見见觀观規规覓觅視视覽览覺觉觸触譽誉計计訂订認认譏讥討讨讓让訓训"
    u"議议訊讯記记講讲諱讳許许論论訟讼諷讽設设訪访訣诀證证評评識识詐诈訴诉診诊詞词譯译試试詩诗誠诚話话誕诞詢询該该詳详語语誤误誘诱說说説说請请諸诸諾诺讀读課课誰谁調调諒谅談谈謀谋謊谎諧谐謂谓謎谜謝谢謠谣謙谦"
    u"謹谨譜谱譴谴貝贝負负貢贡財财責责賢贤敗败賬账貨货質质販贩貪贪貧贫購购貫贯貴贵貸贷貿贸費费賀贺賊贼資资賴赖贈赠贊赞讚赞贏赢趕赶趙赵趨趋躍跃踐践蹤踪軀躯車车軌轨轉转輪轮軟软輕轻載载較较輔辅輛辆輝辉輸输轟轰"
    u"辭辞辯辩邊边遼辽達达遷迁過过邁迈運运還还這这進进遠远違违連连遲迟適适選选遜逊遞递遺遗遙遥鄧邓鄰邻鬱郁鄭郑醞酝醬酱釀酿釋释裏里裡里鑒鉴針针釘钉鈔钞鋼钢鑰钥鈴铃鉛铅銀银銅铜鋪铺鏈链銷销鎖锁鋒锋錯错錢钱鍋锅"
    u"鍵键錶表鐘钟鍾钟鎮镇鏡镜鐵铁長长門门閃闪閉闭問问閒闲閑闲間间悶闷鬧闹聞闻閱阅闊阔隊队陽阳陰阴陣阵階阶際际陸陆陳陈險险隨随隱隐隸隶難难雞鸡霧雾靈灵靜静頂顶項项順顺須须頑顽顧顾頓顿頒颁預预領领頗颇頸颈頻频"
    u"題题額额顏颜顛颠風风飄飘飛飞饑饥飢饥飯饭飲饮飾饰飽饱餓饿餵喂館馆饋馈馬马馭驭馳驰驅驱駛驶駕驾駝驼驢驴駱骆驕骄騎骑騙骗驗验騷骚髒脏鬆松鬍胡魚鱼鮮鲜鳥鸟鴨鸭鴻鸿鵝鹅鷹鹰麥麦麵面黃黄齊齐齒齿齡龄龍龙龜龟臺台"
    u"檯台颱台後后隻只週周麼么嚮向徵征準准製制鬚须衆众夢梦儘尽淒凄夥伙託托遊游蹟迹跡迹佈布係系繫系捨舍採采彙汇剝剥牠它瞭了佔占僱雇嚐尝妝妆姦奸嶽岳巖岩悽凄慾欲懞蒙擡抬捲卷搥捶昇升櫥橱殞殒沖冲洩泄湧涌溼湿煇辉"
    u"牀床甦苏痺痹盃杯網网著着像象妳你囉啰嘍喽鉅巨闆板讎仇慼戚鬨哄磣碜廝厮矇蒙祕秘穀谷籤签籲吁糰团纔才羣群羨羡舖铺蔔卜薑姜衹只裊袅註注誌志譁哗豔艳賸剩跼局迴回逕径鉤钩鍊链鑽钻闢辟隣邻雛雏靦腼韻韵顆颗飆飙";

QHash<char16_t, char16_t> pairs(const char16_t *list, bool firstIsKey)
{
    QHash<char16_t, char16_t> made;
    for (const char16_t *at = list; at[0] != 0 && at[1] != 0; at += 2)
        made.insert(firstIsKey ? at[0] : at[1], firstIsKey ? at[1] : at[0]);
    return made;
}

} // namespace

QString glyphReadAs(char32_t point)
{
    if (point == 0xFE30 || point == 0x2236)
        return QStringLiteral(":");
    // Letters on black, in black squares, and those of flags; digits on black.
    for (const char32_t first : {0x1F150U, 0x1F170U, 0x1F1E6U}) {
        if (point >= first && point < first + 26)
            return QChar(static_cast<char16_t>(u'A' + (point - first)));
    }
    if (point >= 0x2776 && point <= 0x277E)
        return QChar(static_cast<char16_t>(u'1' + (point - 0x2776)));
    if (point >= 0x24F5 && point <= 0x24FD)
        return QChar(static_cast<char16_t>(u'1' + (point - 0x24F5)));
    static const auto latin = pairs(lookalikes, false);
    if (point > 0xFFFF)
        return {};
    const auto found = latin.constFind(static_cast<char16_t>(point));
    return found != latin.constEnd() ? QString(QChar(*found)) : QString();
}

bool isDecoration(char32_t point)
{
    return (point >= 0xFE00 && point <= 0xFE0F) || (point >= 0x0300 && point <= 0x036F) || (point >= 0x20D0 && point <= 0x20FF)
        || (point >= 0x1F3FB && point <= 0x1F3FF);
}

QChar simplifiedForm(QChar character)
{
    static const auto simplified = pairs(forms, true);
    const auto found = simplified.constFind(character.unicode());
    return found != simplified.constEnd() ? QChar(*found) : character;
}

QString folded(const QString &text)
{
    QString made(text.size(), Qt::Uninitialized);
    for (qsizetype i = 0; i < text.size(); ++i)
        made[i] = text.at(i) == QChar(0x2019) ? QChar(u'\'') : simplifiedForm(text.at(i)).toLower();
    return made;
}

} // namespace yuyi
