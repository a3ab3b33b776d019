// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/stylesheet.h"

#include <QRegularExpression>

#include <cmath>

namespace yuyi {

namespace {

constexpr char16_t base[] = uR"(
QMainWindow, QDialog { background: {ground}; }
QDialog { background: {panel}; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QWidget[panel="true"] { background: {panel}; border: 1px solid {line}; border-radius: 8px; }
QAbstractScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QLabel { background: transparent; }
QLabel[role="title"], *[role="title"] { font-size: {18}px; font-weight: 600; }
QLabel[role="section"] { font-size: {14}px; font-weight: 600; }
QLabel[role="display"] { font-size: {24}px; font-weight: 600; }
QLabel[role="soft"] { color: {soft}; }
QLabel[role="small"] { color: {soft}; font-size: {11}px; }
QLabel[role="mono"] { font-family: {mono}; font-size: {12}px; }
QLabel[role="keyhint"] { background: {neutral-tint}; color: {soft}; border: 1px solid {line};
    border-bottom-width: 2px; border-radius: 4px; padding: 0px {4}px; font-family: {mono}; font-size: {11}px; }
QLabel[badge="true"] { border-radius: 4px; padding: {2}px {6}px; font-size: {11}px; }
QLabel[tone="neutral"] { background: {neutral-tint}; color: {soft}; }
QLabel[tone="good"] { background: {good-tint}; color: {good}; }
QLabel[tone="attention"] { background: {attention-tint}; color: {attention}; }
QLabel[tone="bad"] { background: {bad-tint}; color: {bad}; }
QLabel[tone="info"] { background: {accent-tint}; color: {on-tint}; }
QLabel[feel="good"] { color: {good}; }
QLabel[feel="attention"] { color: {attention}; }
QLabel[feel="bad"] { color: {bad}; }
QLabel[feel="info"] { color: {on-tint}; }
QToolTip { background: {panel}; color: {text}; border: 1px solid {line}; padding: {4}px {6}px; }
QFrame[separator="true"] { background: {line}; border: none; }
)";

constexpr char16_t buttons[] = uR"(
QPushButton { background: {panel}; color: {text}; border: 1px solid {line}; border-radius: 6px;
    padding: {6}px {14}px; outline: none; }
QPushButton:hover { background: {hover}; }
QPushButton:pressed { background: {line}; }
QPushButton:checked { background: {accent-tint}; color: {on-tint}; border-color: {accent}; }
QPushButton:focus { border: 2px solid {accent}; padding: {6-1}px {14-1}px; }
QPushButton:disabled { background: {ground}; color: {disabled}; border: 1px solid {line}; }
QPushButton[primary="true"] { background: {accent}; color: {on-accent}; border: 1px solid {accent}; }
QPushButton[primary="true"]:hover { background: {accent-hover}; }
QPushButton[primary="true"]:pressed { background: {on-tint}; }
QPushButton[primary="true"]:focus { border: 2px solid {text}; }
QPushButton[primary="true"]:disabled { background: {line}; color: {disabled}; border: 1px solid {line}; }
QPushButton[danger="true"] { color: {bad}; }
QPushButton[danger="true"]:hover { background: {bad-tint}; }
QPushButton[danger="true"]:focus { border: 2px solid {bad}; }
QPushButton[danger="true"]:disabled { color: {disabled}; }
QPushButton[primary="true"][danger="true"] { background: {bad}; color: {on-bad}; border: 1px solid {bad}; }
QPushButton[primary="true"][danger="true"]:focus { border: 2px solid {text}; }
QPushButton[flat="true"] { background: transparent; border: 1px solid transparent; padding: {6}px {8}px; }
QPushButton[flat="true"]:hover { background: {hover}; }
QPushButton[flat="true"]:focus { border: 2px solid {accent}; padding: {6-1}px {8-1}px; }
QPushButton[flat="true"]:disabled { background: transparent; border-color: transparent; }
QPushButton::menu-indicator { image: url(:/theme/marks/down-{mode}.svg); width: {14}px; height: {14}px;
    subcontrol-origin: padding; subcontrol-position: center right; right: {6}px; }
QToolButton { background: transparent; color: {text}; border: 1px solid transparent; border-radius: 6px;
    padding: {5}px {8}px; outline: none; }
QToolButton:hover { background: {hover}; }
QToolButton:pressed { background: {line}; }
QToolButton:checked { background: {accent-tint}; color: {on-tint}; }
QToolButton:focus { border: 2px solid {accent}; padding: {5-1}px {8-1}px; }
QToolButton:disabled { color: {disabled}; }
QToolButton::menu-indicator { image: url(:/theme/marks/down-{mode}.svg); width: {12}px; height: {12}px; }
QCheckBox, QRadioButton { spacing: {8}px; outline: none; background: transparent; padding: {2}px; }
QCheckBox:disabled, QRadioButton:disabled { color: {disabled}; }
QCheckBox::indicator, QRadioButton::indicator { width: {14}px; height: {14}px; border: 1px solid {soft};
    background: {panel}; }
QCheckBox::indicator, QTreeView::indicator, QListView::indicator, QTableView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: {round}px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: {accent}; }
QCheckBox::indicator:checked { background: {accent}; border-color: {accent};
    image: url(:/theme/marks/check-{mode}.svg); }
QCheckBox::indicator:indeterminate { background: {accent}; border-color: {accent};
    image: url(:/theme/marks/partial-{mode}.svg); }
QRadioButton::indicator:checked { border-color: {accent}; image: url(:/theme/marks/dot-{mode}.svg); }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid {accent}; width: {14-2}px;
    height: {14-2}px; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: {line}; background: {ground}; }
QCheckBox::indicator:checked:disabled { border-color: {soft}; background: {soft}; }
QCheckBox:focus, QRadioButton:focus { color: {on-tint}; }
)";

// No `color` here: with one, Qt 6.4 makes placeholders half transparent, too faint to read. The palette has it.
constexpr char16_t fields[] = uR"(
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QDateEdit, QTimeEdit, QDateTimeEdit, QComboBox {
    background: {panel}; border: 1px solid {line}; border-radius: 6px; padding: {5}px {9}px;
    selection-background-color: {accent}; selection-color: {on-accent}; }
QPlainTextEdit, QTextEdit { padding: {3}px {5}px; }
QLineEdit:hover, QPlainTextEdit:hover, QTextEdit:hover, QSpinBox:hover, QDoubleSpinBox:hover, QComboBox:hover,
    QDateEdit:hover { border-color: {disabled}; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus,
    QDateEdit:focus { border: 1px solid {accent}; background: {panel}; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled,
    QComboBox:disabled { background: {ground}; }
QLineEdit[readOnly="true"], QPlainTextEdit[readOnly="true"], QTextEdit[readOnly="true"] { background: {ground}; }
QLineEdit[bare="true"], QPlainTextEdit[bare="true"], QTextEdit[bare="true"] { background: transparent;
    border: none; padding: 0px; }
QLineEdit[wrong="true"], QPlainTextEdit[wrong="true"], QComboBox[wrong="true"], QSpinBox[wrong="true"] {
    border-color: {bad}; }
QComboBox { padding-right: {24}px; }
QComboBox::drop-down { subcontrol-origin: border; subcontrol-position: center right; width: {24}px; border: none; }
QComboBox::down-arrow { image: url(:/theme/marks/down-{mode}.svg); width: {16}px; height: {16}px; }
QComboBox QAbstractItemView { background: {panel}; color: {text}; border: 1px solid {line}; padding: 4px;
    outline: none; }
QSpinBox, QDoubleSpinBox, QDateEdit, QTimeEdit, QDateTimeEdit { padding-right: {22}px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right; width: {20}px;
    border: none; background: transparent; margin: 2px 2px 0px 0px; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right; width: {20}px;
    border: none; background: transparent; margin: 0px 2px 2px 0px; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: {hover}; border-radius: 3px; }
QAbstractSpinBox::up-arrow { image: url(:/theme/marks/up-{mode}.svg); width: {12}px; height: {12}px; }
QAbstractSpinBox::down-arrow { image: url(:/theme/marks/down-{mode}.svg); width: {12}px; height: {12}px; }
QSlider { background: transparent; min-height: {18}px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: {line}; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: {accent}; }
QSlider::handle:horizontal { width: {knob}px; margin: -{5}px 0px; border-radius: {knob-round}px;
    background: {panel}; border: 1px solid {soft}; }
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus { border: 1px solid {accent};
    background: {accent}; }
QSlider::groove:vertical { width: 4px; border-radius: 2px; background: {line}; }
QSlider::add-page:vertical { width: 4px; border-radius: 2px; background: {accent}; }
QSlider::handle:vertical { height: {knob}px; margin: 0px -{5}px; border-radius: {knob-round}px;
    background: {panel}; border: 1px solid {soft}; }
QSlider::handle:vertical:hover, QSlider::handle:vertical:focus { border: 1px solid {accent};
    background: {accent}; }
QProgressBar { background: {line}; border: none; border-radius: 2px; min-height: 4px; max-height: 4px;
    color: transparent; text-align: center; }
QProgressBar::chunk { background: {accent}; border-radius: 2px; }
)";

constexpr char16_t views[] = uR"(
QListView, QTableView, QTreeView { background: {panel}; color: {text}; border: none; outline: none;
    selection-background-color: {accent-tint}; selection-color: {on-tint}; gridline-color: {line};
    alternate-background-color: {ground}; }
QListView[framed="true"], QTableView[framed="true"], QTreeView[framed="true"] { border: 1px solid {line};
    border-radius: 8px; }
QListView::item { padding: {6}px {8}px; border: 1px solid transparent; border-radius: 6px; }
QTableView::item { padding: {4}px {8}px; border: none; }
QTreeView::item { padding: {4}px {4}px; border: none; }
QListView::item:hover, QTableView::item:hover, QTreeView::item:hover { background: {hover}; }
QListView::item:selected, QTableView::item:selected, QTreeView::item:selected { background: {accent-tint};
    color: {on-tint}; }
QListView::item:disabled, QTableView::item:disabled, QTreeView::item:disabled { color: {disabled}; }
QTableView::item:focus, QTreeView::item:focus { border: 1px solid {accent}; }
QListView::item:focus { border: 1px solid {accent}; }
QTreeView::branch { background: transparent; }
QTreeView::branch:has-children:closed { image: url(:/theme/marks/right-{mode}.svg); }
QTreeView::branch:has-children:open { image: url(:/theme/marks/down-{mode}.svg); }
QTreeView::indicator, QListView::indicator, QTableView::indicator { width: {14}px; height: {14}px;
    border: 1px solid {soft}; background: {panel}; }
QTreeView::indicator:checked, QListView::indicator:checked, QTableView::indicator:checked {
    background: {accent}; border-color: {accent}; image: url(:/theme/marks/check-{mode}.svg); }
QTreeView::indicator:indeterminate, QListView::indicator:indeterminate { background: {accent};
    border-color: {accent}; image: url(:/theme/marks/partial-{mode}.svg); }
QHeaderView { background: {panel}; border: none; }
QHeaderView::section { background: {panel}; color: {soft}; border: none; border-bottom: 1px solid {line};
    padding: {6}px 0px {6}px {11}px; }
QHeaderView::section:hover { color: {text}; }
QHeaderView::up-arrow { image: url(:/theme/marks/up-{mode}.svg); width: {12}px; height: {10}px;
    subcontrol-origin: border; subcontrol-position: top center; }
QHeaderView::down-arrow { image: url(:/theme/marks/down-{mode}.svg); width: {12}px; height: {10}px;
    subcontrol-origin: border; subcontrol-position: top center; }
QHeaderView::section:vertical { border-bottom: none; border-right: 1px solid {line}; }
QTableCornerButton::section { background: {panel}; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0px; }
QScrollBar::handle { background: {scroll}; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: {soft}; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; background: transparent; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }
)";

constexpr char16_t windows[] = uR"(
QMenuBar { background: {panel}; color: {text}; }
QMenuBar::item { padding: {4}px {8}px; background: transparent; border-radius: 4px; }
QMenuBar::item:selected { background: {hover}; }
QMenu { background: {panel}; color: {text}; border: 1px solid {line}; padding: 4px; }
QMenu::item { padding: {6}px {24}px {6}px {12}px; border-radius: 4px; }
QMenu::item:selected { background: {accent-tint}; color: {on-tint}; }
QMenu::item:disabled { color: {disabled}; background: transparent; }
QMenu::separator { height: 1px; background: {line}; margin: 4px 8px; }
QMenu::icon { padding-left: {8}px; }
QMenu::indicator { width: {14}px; height: {14}px; margin-left: {6}px; border: 1px solid {soft}; border-radius: 4px; }
QMenu::indicator:checked { background: {accent}; border-color: {accent}; image: url(:/theme/marks/check-{mode}.svg); }
QMenu::indicator:exclusive { border-radius: {round}px; }
QMenu::indicator:exclusive:checked { background: {panel}; image: url(:/theme/marks/dot-{mode}.svg); }
QMenu::right-arrow { image: url(:/theme/marks/right-{mode}.svg); width: {14}px; height: {14}px; }
QTabWidget::pane { border: none; border-top: 1px solid {line}; }
QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab { background: transparent; color: {soft}; border: none; border-bottom: 2px solid transparent;
    padding: {6}px {4}px; margin-right: {16}px; }
QTabBar::tab:hover { color: {text}; }
QTabBar::tab:selected { color: {on-tint}; border-bottom: 2px solid {accent}; }
QTabBar::tab:focus { background: {accent-tint}; border-radius: 4px; }
QTabBar::tab:disabled { color: {disabled}; }
QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { margin: 0px 7px; }
QSplitter::handle:vertical { margin: 7px 0px; }
QSplitter::handle:hover, QSplitter::handle:pressed { background: {accent}; border-radius: 1px; }
QStatusBar { background: {panel}; color: {soft}; border-top: 1px solid {line}; }
QStatusBar::item { border: none; }
QGroupBox { border: none; margin-top: {20}px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; color: {text}; }
QCalendarWidget QWidget { background: {panel}; alternate-background-color: {ground}; }
)";

} // namespace

QString styleSheetOf(const Tokens &tokens, double scale, const QStringList &monoFamilies)
{
    const QString source = QString::fromUtf16(base) + QString::fromUtf16(buttons)
                         + QString::fromUtf16(fields) + QString::fromUtf16(views)
                         + QString::fromUtf16(windows);
    static const QRegularExpression slot(QStringLiteral("\\{([a-z-]+|\\d+(?:-\\d+)?)\\}"));
    QString sheet;
    sheet.reserve(source.size());
    qsizetype done = 0;
    for (auto match = slot.globalMatch(source); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        sheet += QStringView(source).mid(done, found.capturedStart() - done);
        done = found.capturedEnd();
        const QString name = found.captured(1);
        if (name[0].isDigit()) {
            const QStringList parts = name.split(u'-');
            const long less = parts.size() > 1 ? parts[1].toLong() : 0;
            sheet += QString::number(std::lround(parts[0].toInt() * scale) - less);
        } else if (name == QLatin1String("mode")) {
            sheet += tokens.dark ? QStringLiteral("dark") : QStringLiteral("light");
        } else if (name == QLatin1String("round")) {
            // Half of a 14 px mark with its border: one pixel more and Qt draws a square.
            sheet += QString::number((std::lround(14 * scale) + 2) / 2);
        } else if (name.startsWith(QLatin1String("knob"))) {
            // As wide as the 4 px groove and the margins make it high.
            const long knob = 4 + 2 * std::lround(5 * scale);
            sheet += QString::number(name == QLatin1String("knob") ? knob - 2 : knob / 2);
        } else if (name == QLatin1String("mono")) {
            sheet += u'"' + monoFamilies.join(QStringLiteral("\", \"")) + u'"';
        } else if (name == QLatin1String("scroll")) {
            sheet += mixed(tokens.line, tokens.soft, 0.35).name();
        } else {
            const QColor color = tokens.byName(name);
            Q_ASSERT_X(color.isValid(), "styleSheetOf", qPrintable(name));
            sheet += color.name();
        }
    }
    sheet += QStringView(source).mid(done);
    return sheet;
}

} // namespace yuyi
