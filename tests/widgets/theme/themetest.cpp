// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "widgets/theme/stylesheet.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyle>
#include <QTest>
#include <QWheelEvent>

using namespace yuyi;

Q_DECLARE_METATYPE(yuyi::Tokens)

class ThemeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextPasses_data();
    void everyTextPasses();
    void disabledIsStillSeen();
    void figuresPassOnSeriesColours();
    void contrastIsWcag();
    void sheetHasNoHoles_data();
    void sheetHasNoHoles();
    void roundMarksStayRound();
    void marksExist();
    void sizesFollowTheScale();
    void scaleIsKeptInRange();
    void placeholdersCanBeRead();
    void switchesLive();
    void iconsFollowTheMode();
    void unknownIconIsNull();
    void fallsBackWithoutAppliedTheme();
    void englishIsDrawnWithALatinFont();
    void buttonsOfDialogsHaveWordsAlone();
    void theWheelScrollsOverFields();
    void aClickSelectsAWordForANumber();
};

namespace {

/// A page that scrolls, with one field near its beginning.
struct ScrolledForm {
    explicit ScrolledForm(QWidget *field)
    {
        theme.apply(*qApp);
        auto *inside = new QWidget;
        inside->setMinimumHeight(2'000);
        field->setParent(inside);
        field->move(10, 60);
        page.setWidget(inside);
        page.setWidgetResizable(true);
        page.resize(300, 200);
        page.show();
        page.activateWindow();
        field->clearFocus();
    }
    /// As the system sends it to whatever is below the pointer.
    void turn(QWidget *below)
    {
        QWheelEvent wheel(QPointF(5, 5), below->mapToGlobal(QPointF(5, 5)), {}, {0, -120},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        // Only what the system sends is passed on to the widgets around.
        QSpontaneKeyEvent::setSpontaneous(&wheel);
        qApp->notify(below, &wheel);
    }
    Theme theme;
    QScrollArea page;
};

} // namespace

void ThemeTest::englishIsDrawnWithALatinFont()
{
    const QLocale before;
    const auto firstIn = [](QLocale::Language language) {
        QLocale::setDefault(QLocale(language));
        return Theme().font(TextRole::Body).families().constFirst();
    };
    QCOMPARE(firstIn(QLocale::Chinese), QStringLiteral("Noto Sans CJK SC"));
    QCOMPARE(firstIn(QLocale::English), QStringLiteral("Open Sans"));
    // The program changes its language while it runs.
    Theme theme;
    theme.apply(*qApp);
    QSignalSpy changed(&theme, &Theme::changed);
    QLocale::setDefault(QLocale(QLocale::Chinese));
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(qApp, &event);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(QApplication::font().families().constFirst(), QStringLiteral("Noto Sans CJK SC"));
    QCoreApplication::sendEvent(qApp, &event);
    QCOMPARE(changed.size(), 1);
    QLocale::setDefault(before);
}

/// The stock pictures on OK and Cancel come from elsewhere and look it.
void ThemeTest::buttonsOfDialogsHaveWordsAlone()
{
    Theme theme;
    theme.apply(*qApp);
    QDialogButtonBox box(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QCOMPARE(box.style()->styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons, nullptr, &box), 0);
    for (const QAbstractButton *button : box.buttons())
        QVERIFY(button->icon().isNull());
}

void ThemeTest::theWheelScrollsOverFields()
{
    auto *number = new QSpinBox;
    number->setRange(0, 100);
    number->setValue(3);
    ScrolledForm form(number);
    QCOMPARE(number->focusPolicy(), Qt::StrongFocus);
    form.page.setFocus();
    form.turn(number->findChild<QLineEdit *>());
    QCOMPARE(number->value(), 3);
    QVERIFY(form.page.verticalScrollBar()->value() > 0);
    number->setFocus();
    QTRY_VERIFY(number->hasFocus());
    form.turn(number->findChild<QLineEdit *>());
    QCOMPARE(number->value(), 2);

    auto *choice = new QComboBox;
    choice->addItems({QStringLiteral("a"), QStringLiteral("b")});
    ScrolledForm other(choice);
    other.page.setFocus();
    other.turn(choice);
    QCOMPARE(choice->currentIndex(), 0);
    QVERIFY(other.page.verticalScrollBar()->value() > 0);
}

void ThemeTest::aClickSelectsAWordForANumber()
{
    auto *number = new QSpinBox;
    number->setRange(0, 100);
    number->setSpecialValueText(QStringLiteral("none"));
    ScrolledForm form(number);
    auto *line = number->findChild<QLineEdit *>();
    QTest::mouseClick(line, Qt::LeftButton, {}, line->rect().center());
    QTest::keyClicks(line, QStringLiteral("2"));
    QCOMPARE(number->value(), 2);
    // A number is edited where one clicks.
    QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(line->width() - 4, line->height() / 2));
    QVERIFY(!line->hasSelectedText());
}

void ThemeTest::everyTextPasses_data()
{
    QTest::addColumn<Tokens>("t");
    QTest::newRow("light") << Tokens::light();
    QTest::newRow("dark") << Tokens::darkMode();
}

void ThemeTest::everyTextPasses()
{
    QFETCH(Tokens, t);
    struct Pair {
        const char *name;
        QColor text;
        QColor ground;
    };
    QList<Pair> pairs{
        {"text on ground", t.text, t.ground},
        {"text on panel", t.text, t.panel},
        {"text on hover", t.text, t.hover},
        {"text on line (pressed)", t.text, t.line},
        {"text on tint", t.text, t.accentTint},
        {"soft on ground", t.soft, t.ground},
        {"soft on panel", t.soft, t.panel},
        {"soft on key caps", t.soft, t.neutralTint},
        {"link on ground", t.onTint, t.ground},
        {"link on panel", t.onTint, t.panel},
        {"text on the tint", t.onTint, t.accentTint},
        {"text on accent", t.onAccent, t.accent},
        {"text on accent hover", t.onAccent, t.accentHover},
        {"primary pressed", t.onAccent, t.onTint},
        {"danger on panel", t.bad, t.panel},
        {"danger hover", t.bad, t.badTint},
        {"filled danger", t.onBad, t.bad},
        {"message on picture ground", t.text, t.pictureGround},
        {"text on tooltip", t.text, t.panel},
    };
    for (const Tone tone : {Tone::Neutral, Tone::Good, Tone::Attention, Tone::Bad, Tone::Info}) {
        pairs.append({"tone on its tint", t.toneText(tone), t.toneTint(tone)});
        pairs.append({"tone on panel", t.toneText(tone), t.panel});
        pairs.append({"tone on ground", t.toneText(tone), t.ground});
    }
    for (const Pair &pair : pairs) {
        const double ratio = contrastRatio(pair.text, pair.ground);
        QVERIFY2(ratio >= 4.5, qPrintable(QStringLiteral("%1: %2 on %3 is %4 : 1")
                                              .arg(QLatin1String(pair.name), pair.text.name(), pair.ground.name())
                                              .arg(ratio, 0, 'f', 2)));
    }
    QVERIFY(contrastRatio(t.accent, t.panel) >= 3.0); // the focus ring
}

void ThemeTest::disabledIsStillSeen()
{
    for (const Tokens &t : {Tokens::light(), Tokens::darkMode()}) {
        QVERIFY(contrastRatio(t.disabled, t.panel) >= 3.0);
        QVERIFY(contrastRatio(t.disabled, t.ground) >= 2.9);
    }
}

void ThemeTest::figuresPassOnSeriesColours()
{
    for (const Tokens &t : {Tokens::light(), Tokens::darkMode()}) {
        for (int i = 0; i < int(t.series.size()); ++i) {
            const QColor fill = t.seriesColor(i);
            QVERIFY2(contrastRatio(t.textOn(fill), fill) >= 4.5, qPrintable(fill.name()));
        }
        QCOMPARE(t.seriesColor(7), t.seriesColor(0));
    }
}

void ThemeTest::contrastIsWcag()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
    // The example every WCAG checker gives: #777777 on white is 4.48 : 1.
    QVERIFY(qAbs(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white) - 4.478) < 0.001);
}

void ThemeTest::sheetHasNoHoles_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("scale");
    QTest::newRow("light") << false << 1.0;
    QTest::newRow("dark, large") << true << 2.0;
    QTest::newRow("light, small") << false << 0.8;
}

void ThemeTest::sheetHasNoHoles()
{
    QFETCH(bool, dark);
    QFETCH(double, scale);
    const QString sheet = styleSheetOf(dark ? Tokens::darkMode() : Tokens::light(), scale, {QStringLiteral("Mono")});
    // Every {name} became a value: braces are only left around rules.
    const QRegularExpression hole(QStringLiteral("\\{[a-z0-9-]+\\}"));
    QVERIFY2(!hole.match(sheet).hasMatch(), qPrintable(hole.match(sheet).captured()));
    QCOMPARE(sheet.count(u'{'), sheet.count(u'}'));
    QVERIFY(!sheet.contains(QStringLiteral("#000000")) || dark); // an unknown colour is written as black
    QVERIFY(!sheet.contains(QRegularExpression(QStringLiteral("\\d-\\d"))));
}

void ThemeTest::roundMarksStayRound()
{
    const QRegularExpression radius(
        QStringLiteral("QRadioButton::indicator \\{ border-radius: (\\d+)px"));
    const QRegularExpression side(QStringLiteral("QRadioButton::indicator \\{ width: (\\d+)px"));
    for (const double scale : {0.8, 0.9, 1.0, 1.1, 1.25, 1.3, 1.5, 1.75, 2.0}) {
        const QString sheet = styleSheetOf(Tokens::light(), scale, {QStringLiteral("Mono")});
        const int r = radius.match(sheet).captured(1).toInt();
        const int s = side.match(sheet).captured(1).toInt();
        QVERIFY(r > 0 && s > 0);
        QVERIFY2(2 * r <= s + 2 && 2 * r >= s, qPrintable(QStringLiteral("scale %1: %2, %3").arg(scale).arg(r).arg(s)));
    }
}

void ThemeTest::marksExist()
{
    Theme theme;
    const QRegularExpression url(QStringLiteral("url\\(([^)]+)\\)"));
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        theme.setMode(mode);
        const QString sheet = theme.styleSheet();
        int seen = 0;
        for (auto match = url.globalMatch(sheet); match.hasNext();) {
            const QString path = match.next().captured(1);
            QVERIFY2(QFile::exists(path), qPrintable(path));
            ++seen;
        }
        QVERIFY(seen > 5);
    }
}

void ThemeTest::sizesFollowTheScale()
{
    Theme theme;
    QCOMPARE(theme.font(TextRole::Body).pixelSize(), 13);
    QCOMPARE(theme.font(TextRole::Small).pixelSize(), 11);
    QCOMPARE(theme.font(TextRole::Section).pixelSize(), 14);
    QCOMPARE(theme.font(TextRole::Title).pixelSize(), 18);
    QCOMPARE(theme.font(TextRole::Title).weight(), QFont::DemiBold);
    theme.setFontScale(2.0);
    QCOMPARE(theme.font(TextRole::Body).pixelSize(), 26);
    QCOMPARE(theme.font(TextRole::Title).pixelSize(), 36);
    QVERIFY(theme.styleSheet().contains(QStringLiteral("font-size: 36px")));
    QVERIFY(theme.font(TextRole::Body).families().contains(QStringLiteral("Noto Sans CJK SC")));
}

void ThemeTest::scaleIsKeptInRange()
{
    Theme theme;
    theme.setFontScale(9);
    QCOMPARE(theme.fontScale(), 2.0);
    theme.setFontScale(0.1);
    QCOMPARE(theme.fontScale(), 0.8);
    theme.setFontScale(qQNaN());
    QCOMPARE(theme.fontScale(), 1.0);
}

void ThemeTest::placeholdersCanBeRead()
{
    Theme theme;
    for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
        theme.setMode(mode);
        theme.apply(*qApp);
        QLineEdit line;
        QPlainTextEdit area;
        for (QWidget *field : std::initializer_list<QWidget *>{&line, &area}) {
            field->ensurePolished();
            const QColor hint = field->palette().color(QPalette::PlaceholderText);
            const QColor seen = mixed(theme.tokens().panel, hint, hint.alphaF());
            QVERIFY2(contrastRatio(seen, theme.tokens().panel) >= 4.5, qPrintable(seen.name()));
            QCOMPARE(field->palette().color(QPalette::Text), theme.tokens().text);
        }
    }
}

void ThemeTest::switchesLive()
{
    Theme theme;
    theme.setMode(ThemeMode::Light);
    theme.apply(*qApp);
    QLabel label(QStringLiteral("title"));
    setTextRole(&label, TextRole::Title);
    label.show();
    QCOMPARE(label.font().pixelSize(), 18);
    QSignalSpy changed(&theme, &Theme::changed);
    theme.setMode(ThemeMode::Dark);
    theme.setFontScale(1.5);
    QCOMPARE(changed.count(), 2);
    QVERIFY(theme.isDark());
    QCOMPARE(label.font().pixelSize(), 27);
    QCOMPARE(label.palette().color(QPalette::WindowText), Tokens::darkMode().text);
    QCOMPARE(&Theme::of(&label), &theme);
    setTextRole(&label, TextRole::Soft);
    QCOMPARE(label.palette().color(QPalette::WindowText), Tokens::darkMode().soft);
}

void ThemeTest::iconsFollowTheMode()
{
    Theme theme;
    theme.setMode(ThemeMode::Light);
    theme.apply(*qApp);
    const QStringList names = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    QVERIFY(names.size() > 5);
    const QIcon icon = theme.icon(QStringLiteral("warning"), QStringLiteral("bad"));
    QVERIFY(!icon.isNull());
    const auto strongest = [&icon] {
        const QImage image = icon.pixmap(QSize(64, 64)).toImage();
        QColor best(Qt::transparent);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).alpha() > best.alpha())
                    best = image.pixelColor(x, y);
            }
        }
        return best.rgb();
    };
    QCOMPARE(strongest(), Tokens::light().bad.rgb());
    theme.setMode(ThemeMode::Dark);
    QCOMPARE(strongest(), Tokens::darkMode().bad.rgb());
}

void ThemeTest::unknownIconIsNull()
{
    QVERIFY(Theme::current().icon(QStringLiteral("no-such-drawing")).isNull());
}

void ThemeTest::fallsBackWithoutAppliedTheme()
{
    {
        Theme theme;
        theme.setMode(ThemeMode::Dark);
        theme.apply(*qApp);
        QVERIFY(Theme::current().isDark());
    }
    QVERIFY(!Theme::current().isDark());
}

QTEST_MAIN(ThemeTest)
#include "themetest.moc"
