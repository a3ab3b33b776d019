// SPDX-License-Identifier: GPL-3.0-or-later
// Everything pages are built from, to be looked at: yuyi-gallery [--dark] [--scale N] [--page controls|states|image|charts] [--measure]
#include "widgets/charts/barchart.h"
#include "widgets/charts/donutchart.h"
#include "widgets/charts/histogram.h"
#include "widgets/charts/stackedbarchart.h"
#include "widgets/controls/choices/chip.h"
#include "widgets/controls/choices/chipform.h"
#include "widgets/controls/choices/chiprow.h"
#include "widgets/controls/fields/linefield.h"
#include "widgets/controls/fields/textfield.h"
#include "widgets/controls/frame/banner.h"
#include "widgets/controls/frame/emptystate.h"
#include "widgets/controls/frame/pageheader.h"
#include "widgets/controls/frame/toast.h"
#include "widgets/controls/labels/badge.h"
#include "widgets/controls/labels/elidedlabel.h"
#include "widgets/controls/labels/factlist.h"
#include "widgets/controls/labels/statnumber.h"
#include "widgets/controls/layout/flowlayout.h"
#include "widgets/controls/layout/splitview.h"
#include "widgets/controls/tables/tables.h"
#include "widgets/image/comparisonview.h"
#include "widgets/image/imageviewer.h"
#include "widgets/image/picturepyramid.h"
#include "widgets/image/quickview.h"
#include "widgets/image/thumbnailgrid.h"
#include "widgets/theme/theme.h"

#include <QAbstractListModel>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <cmath>
#include <cstdio>

using namespace yuyi;

namespace {

QImage drawn(const QSize &size, int hue)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(QColor::fromHsv(hue, 40, 235));
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(size.width() / 400.0, size.height() / 300.0);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor::fromHsv((hue + 180) % 360, 90, 120));
    p.drawPolygon(QPolygonF{{40, 260}, {150, 90}, {210, 180}, {260, 80}, {370, 260}});
    p.setBrush(QColor(0xE5, 0xA0, 0x3A));
    p.drawEllipse(QPointF(310, 60), 30, 30);
    p.setPen(Qt::black);
    QFont font = p.font();
    font.setPixelSize(34);
    p.setFont(font);
    p.drawText(QRectF(0, 10, 280, 60), Qt::AlignCenter, QStringLiteral("光盘行动"));
    return image;
}

class Pictures final : public QAbstractListModel
{
public:
    explicit Pictures(QObject *parent) : QAbstractListModel(parent)
    {
        for (int i = 0; i < 12; ++i)
            m_images.append(drawn(i % 3 == 0 ? QSize(240, 320) : QSize(320, 200 + i * 8), i * 30));
    }
    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : 100000; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        switch (role) {
        case thumbnailroles::Thumbnail: return index.row() % 17 == 5 ? QImage() : m_images[index.row() % 12];
        case thumbnailroles::Caption: return QStringLiteral("%1%").arg(35.6 - 0.1 * (index.row() % 200), 0, 'f', 1);
        case thumbnailroles::Badges:
            return QVariant::fromValue(index.row() % 2 ? ThumbnailBadges{{QStringLiteral("排除"), static_cast<int>(Tone::Bad)}}
                                                       : ThumbnailBadges{{QStringLiteral("保留"), static_cast<int>(Tone::Good)}});
        case thumbnailroles::Failed: return index.row() % 17 == 11;
        case thumbnailroles::Dimmed: return index.row() % 17 == 7;
        default: return {};
        }
    }

private:
    QList<QImage> m_images;
};

QWidget *controlsPage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    auto *header = new PageHeader(page);
    header->setTitle(QStringLiteral("标注"));
    header->setSubtitle(QStringLiteral("第 7 张 / 今日 45 张   a41f…9c"));
    header->setStateText(QStringLiteral("指南 v3"));
    header->addState(new KeyHint(QStringLiteral("F2")));
    auto *skip = new QAction(QStringLiteral("跳过"), page);
    skip->setShortcut(Qt::Key_S);
    auto *submit = new QAction(QStringLiteral("提交并继续"), page);
    submit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return));
    header->addAction(skip);
    header->addAction(submit, ActionButton::Kind::Primary);
    column->addWidget(header);

    auto *split = new SplitView(Qt::Horizontal, page);
    auto *left = new QWidget;
    makePanel(left);
    auto *form = new QVBoxLayout(left);
    form->setContentsMargins(16, 16, 16, 16);
    form->setSpacing(8);
    auto *chips = new ChipForm(page);
    const auto row = [&](const QString &title, ChipRow::Pick pick, const QStringList &names, const QStringList &on) {
        auto *chipRow = new ChipRow(pick, left);
        chipRow->setTitle(title);
        QList<ChipOption> options;
        for (const QString &name : names)
            options.append({name, name, {}, {}});
        chipRow->setOptions(options);
        chipRow->setSelected(on);
        form->addWidget(chipRow);
        chips->addRow(chipRow);
        return chipRow;
    };
    row(QStringLiteral("图片类型"), ChipRow::Pick::One,
        {QStringLiteral("插画"), QStringLiteral("梗图"), QStringLiteral("海报"), QStringLiteral("多格漫画"),
         QStringLiteral("单格漫画"), QStringLiteral("绘画")},
        {QStringLiteral("单格漫画")});
    row(QStringLiteral("领域"), ChipRow::Pick::One,
        {QStringLiteral("生活"), QStringLiteral("艺术"), QStringLiteral("社会"), QStringLiteral("政治"),
         QStringLiteral("环境"), QStringLiteral("中华传统文化")},
        {QStringLiteral("社会")});
    auto *many = row(QStringLiteral("修辞（可多选）"), ChipRow::Pick::Many,
                     {QStringLiteral("隐喻"), QStringLiteral("夸张"), QStringLiteral("象征"), QStringLiteral("对比"),
                      QStringLiteral("视觉错位"), QStringLiteral("对立"), QStringLiteral("类比"), QStringLiteral("拟人"),
                      QStringLiteral("其他")},
                     {QStringLiteral("隐喻"), QStringLiteral("象征")});
    auto *disabled = row(QStringLiteral("Disabled"), ChipRow::Pick::One, {QStringLiteral("One"), QStringLiteral("Two")},
                         {QStringLiteral("Two")});
    disabled->setEnabled(false);
    chips->setCurrent(many);
    auto *explanation = new TextField(left);
    explanation->setPlaceholderText(QStringLiteral("画面里有什么，怎么理解？"));
    explanation->setText(QStringLiteral("一个人背对远方伸手去接一封信，信纸上的字被划掉，红色虚线指向地面，远处是一轮落日，"
                                        "人物没有看见脚下的路。"));
    explanation->setAdvisedLength(40);
    form->addWidget(explanation);
    auto *empty = new TextField(left);
    empty->setPlaceholderText(QStringLiteral("隐喻含义"));
    form->addWidget(empty);
    auto *option = new LineField(left);
    option->setText(QStringLiteral("远处的信件象征被忽视的警告，提醒人们重视身边的危险信号。"));
    option->setCountVisible(true);
    form->addWidget(option);
    auto *wrong = new LineField(left);
    wrong->setPlaceholderText(QStringLiteral("Empty and wrong"));
    wrong->setWrong(true);
    form->addWidget(wrong);
    auto *badges = new QHBoxLayout;
    badges->addWidget(new Badge(QStringLiteral("正确项最长（29 字，其余平均 17 字）"), Tone::Attention));
    badges->addWidget(new Badge(QStringLiteral("无错误，可提交"), Tone::Good));
    badges->addWidget(new Badge(QStringLiteral("重复"), Tone::Neutral));
    badges->addWidget(new Badge(QStringLiteral("排除"), Tone::Bad));
    badges->addWidget(new Badge(QStringLiteral("第 2 轮"), Tone::Info));
    badges->addStretch();
    form->addLayout(badges);
    form->addStretch();
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setWidget(left);
    split->addPart(scroll, 3);

    auto *right = new QWidget;
    auto *side = new QVBoxLayout(right);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(8);
    auto *numbers = new QHBoxLayout;
    numbers->addWidget(new StatNumber(QStringLiteral("收集"), QStringLiteral("17,695")));
    auto *kept = new StatNumber(QStringLiteral("保留"), QStringLiteral("1,204"));
    kept->setTone(Tone::Good);
    numbers->addWidget(kept);
    numbers->addStretch();
    side->addLayout(numbers);
    auto *facts = new FactList(right);
    facts->setFacts({{QStringLiteral("尺寸"), QStringLiteral("1258 × 922"), false},
                     {QStringLiteral("来源"), QStringLiteral("示例图片集，来自一个名字很长很长的网站，第二行"), false},
                     {QStringLiteral("许可"), QString(), false},
                     {QStringLiteral("SHA-256"),
                      QStringLiteral("a41f09b5c2d7e8f3a41f09b5c2d7e8f3a41f09b5c2d7e8f3a41f09b5c2d7e89c"), true}});
    side->addWidget(facts);
    auto *buttons = new FlowLayout(nullptr, 8, 8);
    buttons->addWidget(new QPushButton(QStringLiteral("Plain")));
    auto *off = new QPushButton(QStringLiteral("Disabled"));
    off->setEnabled(false);
    buttons->addWidget(off);
    buttons->addWidget(new ActionButton(QStringLiteral("排除"), QStringLiteral("D"), ActionButton::Kind::Danger));
    buttons->addWidget(new ActionButton(QStringLiteral("换一张保留"), QStringLiteral("Tab")));
    buttons->addWidget(new ActionButton(QStringLiteral("Flat"), QString(), ActionButton::Kind::Flat));
    auto *withMenu = new ActionButton(QStringLiteral("导出"));
    auto *menu = new QMenu(withMenu);
    menu->addAction(QStringLiteral("CSV"));
    withMenu->setMenu(menu);
    buttons->addWidget(withMenu);
    side->addLayout(buttons);
    auto *fields = new QHBoxLayout;
    auto *combo = new QComboBox;
    combo->addItems({QStringLiteral("严格"), QStringLiteral("官方")});
    fields->addWidget(combo);
    auto *spin = new QSpinBox;
    spin->setRange(0, 100);
    spin->setValue(70);
    fields->addWidget(spin);
    auto *slider = new QSlider(Qt::Horizontal);
    slider->setValue(40);
    fields->addWidget(slider);
    side->addLayout(fields);
    auto *checks = new QHBoxLayout;
    auto *check = new QCheckBox(QStringLiteral("像素验证"));
    check->setChecked(true);
    checks->addWidget(check);
    checks->addWidget(new QCheckBox(QStringLiteral("Off")));
    auto *partial = new QCheckBox(QStringLiteral("Part"));
    partial->setTristate(true);
    partial->setCheckState(Qt::PartiallyChecked);
    checks->addWidget(partial);
    auto *radio = new QRadioButton(QStringLiteral("A"));
    radio->setChecked(true);
    checks->addWidget(radio);
    checks->addWidget(new QRadioButton(QStringLiteral("B")));
    checks->addStretch();
    side->addLayout(checks);
    auto *progress = new QProgressBar;
    progress->setValue(70);
    side->addWidget(progress);
    auto *tabs = new QTabWidget;
    auto *table = new QTableWidget(4, 3);
    table->setHorizontalHeaderLabels({QStringLiteral("模型"), QStringLiteral("总体"), QStringLiteral("生活")});
    for (int r = 0; r < 4; ++r) {
        table->setItem(r, 0, new QTableWidgetItem(QStringLiteral("模型甲 72B")));
        for (int c = 1; c < 3; ++c) {
            auto *item = new QTableWidgetItem(QStringLiteral("64.%1").arg(r));
            item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            table->setItem(r, c, item);
        }
    }
    prepareTable(table);
    table->setSortingEnabled(true);
    table->selectRow(1);
    tabs->addTab(table, QStringLiteral("表格"));
    auto *tree = new QTreeWidget;
    tree->setHeaderLabels({QStringLiteral("名称"), QStringLiteral("数量")});
    auto *parent = new QTreeWidgetItem(tree, {QStringLiteral("组 212"), QStringLiteral("2")});
    new QTreeWidgetItem(parent, {QStringLiteral("图 1"), QStringLiteral("1")});
    parent->setExpanded(true);
    tabs->addTab(tree, QStringLiteral("树"));
    side->addWidget(tabs, 1);
    split->addPart(right, 2);
    column->addWidget(split, 1);
    auto *toast = new Toast(page);
    QTimer::singleShot(500, toast, [toast] {
        toast->show(QStringLiteral("已排除 1 张图片"), QStringLiteral("撤销"), QStringLiteral("Z"), 0);
    });
    return page;
}

QWidget *statesPage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 64, 16, 16);
    auto *empty = new EmptyState(page);
    makePanel(empty);
    empty->setIcon(QStringLiteral("collect"));
    empty->setSentence(QStringLiteral("还没有图片"));
    empty->setHint(QStringLiteral("把文件夹拖到这里，或者从文件、清单导入。每个被拒绝的文件都会列出原因。"));
    empty->addButton(QStringLiteral("添加文件夹"));
    empty->addButton(QStringLiteral("导入清单"), ActionButton::Kind::Plain);
    column->addWidget(empty, 1);
    auto *viewers = new QHBoxLayout;
    auto *loading = new ImageViewer(page);
    loading->setLoading();
    auto *failed = new ImageViewer(page);
    failed->setError(QStringLiteral("“图.jpg” 已损坏：文件在第 2,048 字节处中断。请重新下载这张图片。"));
    viewers->addWidget(loading);
    viewers->addWidget(failed);
    column->addLayout(viewers, 1);
    auto *banner = new Banner(page);
    QTimer::singleShot(300, banner, [banner] {
        banner->show(Tone::Attention, QStringLiteral("数据库由较新的版本写入，现在只能查看，不能修改。"),
                     QStringLiteral("另存副本"));
    });
    return page;
}

QWidget *imagePage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    auto *top = new QHBoxLayout;
    auto *viewer = new ImageViewer(page);
    viewer->setImage(drawn(QSize(1258, 922), 30));
    viewer->setOverlays({{QPolygonF(QRectF(220, 40, 460, 150)), QColor(0xD9, 0x64, 0x6B), QStringLiteral("光盘行动 0.99"), true},
                         {QPolygonF(QRectF(800, 100, 260, 180)), {}, QStringLiteral("0.42"), false}});
    top->addWidget(viewer);
    auto *compare = new ComparisonView(page);
    const QImage picture = drawn(QSize(1258, 922), 200);
    QImage other = picture.copy(100, 50, 1000, 700);
    QPainter painter(&other);
    painter.fillRect(QRect(300, 300, 120, 90), Qt::red);
    painter.end();
    QTransform map;
    map.translate(100 / 1258.0, 50 / 922.0);
    map.scale(1000 / 1258.0, 700 / 922.0);
    compare->setImages(picture, other, map);
    compare->setLabels(QStringLiteral("原图_0231.png"), QStringLiteral("转发_77.jpg"));
    compare->setMode(ComparisonView::Mode::Slider);
    top->addWidget(compare);
    auto *side = new ComparisonView(page);
    side->setImages(picture, other, map);
    side->setMode(ComparisonView::Mode::Difference);
    top->addWidget(side);
    column->addLayout(top, 2);
    auto *grid = new ThumbnailGrid(page);
    grid->setModel(new Pictures(grid));
    grid->setCurrentIndex(grid->model()->index(0, 0));
    column->addWidget(grid, 3);
    auto *quick = new QuickView(page);
    QObject::connect(grid, &ThumbnailGrid::quickView, quick, &QuickView::open);
    QObject::connect(quick, &QuickView::currentChanged, grid, &QAbstractItemView::setCurrentIndex);
    QTimer::singleShot(0, grid, [grid] { grid->setFocus(); });
    return page;
}

QWidget *chartsPage()
{
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    auto panel = [](QWidget *inner) {
        auto *frame = new QWidget;
        makePanel(frame);
        auto *layout = new QVBoxLayout(frame);
        layout->setContentsMargins(16, 16, 16, 16);
        layout->addWidget(inner);
        return frame;
    };
    auto *histogram = new Histogram;
    QList<qint64> counts;
    for (int i = 0; i < 50; ++i)
        counts.append(std::llround(1200 * std::exp(-std::pow((i - 8) / 7.0, 2)) + 300 * std::exp(-i / 12.0)));
    histogram->setCounts(counts);
    histogram->setThreshold(0.35);
    histogram->setBand(0.02, QStringLiteral("复核带 ±2%"));
    column->addWidget(panel(histogram), 2);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(16);
    auto *donut = new DonutChart;
    donut->setData({QStringLiteral("忽视信息"), QStringLiteral("过度推断"), QStringLiteral("缺乏文化背景"),
                    QStringLiteral("表层推理"), QStringLiteral("误解视觉信息")},
                   {36, 25, 16, 12, 11});
    donut->setCaption(QStringLiteral("错误样例"));
    middle->addWidget(panel(donut), 2);
    const QStringList domains{QStringLiteral("生活"), QStringLiteral("艺术"), QStringLiteral("社会"),
                              QStringLiteral("政治"), QStringLiteral("环境"), QStringLiteral("中华传统文化")};
    auto *stacked = new StackedBarChart;
    QList<ChartSeries> parts;
    const int table[5][6] = {{30, 34, 40, 35, 44, 28},
                             {28, 22, 26, 25, 20, 18},
                             {14, 24, 8, 15, 6, 38},
                             {16, 10, 14, 15, 14, 8},
                             {12, 10, 12, 10, 16, 8}};
    const QStringList kinds{QStringLiteral("忽视信息"), QStringLiteral("过度推断"), QStringLiteral("缺乏文化背景"),
                            QStringLiteral("表层推理"), QStringLiteral("误解视觉信息")};
    for (int s = 0; s < 5; ++s) {
        ChartSeries one{kinds[s], {}, {}};
        for (int c = 0; c < 6; ++c)
            one.values.append({static_cast<double>(table[s][c]), {}, {}});
        parts.append(one);
    }
    stacked->setData(domains, parts, ChartUnit::Count);
    stacked->setShares(true);
    middle->addWidget(panel(stacked), 3);
    column->addLayout(middle, 3);
    auto *bars = new BarChart;
    QList<ChartSeries> models;
    for (int s = 0; s < 4; ++s) {
        ChartSeries one{QStringLiteral("模型%1").arg(QStringLiteral("甲乙丙丁")[s]), {}, {}};
        for (int c = 0; c < 6; ++c) {
            const double v = 50 + (s * 7 + c * 11) % 30;
            one.values.append({v, v - 6, v + 5});
        }
        models.append(one);
    }
    bars->setData(domains, models, ChartUnit::Percent);
    auto *lower = new QHBoxLayout;
    lower->setSpacing(16);
    lower->addWidget(panel(bars), 3);
    auto *few = new BarChart;
    ChartSeries reasons{QStringLiteral("图片"), {{17695, {}, {}}, {12480, {}, {}}, {3021, {}, {}}, {998, {}, {}}}, {}};
    few->setData({QStringLiteral("收集到的全部图片"), QStringLiteral("去重之后"), QStringLiteral("文字占比合格的图片数量很多"),
                  QStringLiteral("有寓意")},
                 {reasons}, ChartUnit::Count);
    lower->addWidget(panel(few), 2);
    column->addLayout(lower, 4);
    return page;
}

/// Opening and drawing times of what has to stay fluid, in milliseconds, without a window manager's share.
void measure()
{
    const auto timed = [](const char *what, int rounds, auto &&work) {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < rounds; ++i)
            work();
        std::printf("%-48s %8.1f ms\n", what, static_cast<double>(timer.nsecsElapsed()) / 1e6 / rounds);
    };
    QImage huge(9449, 7087, QImage::Format_RGB32);
    for (int y = 0; y < huge.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(huge.scanLine(y));
        for (int x = 0; x < huge.width(); ++x)
            line[x] = qRgb(x & 255, y & 255, (x * y) & 255);
    }
    ImageViewer viewer;
    viewer.resize(1400, 850);
    QImage canvas(viewer.size(), QImage::Format_RGB32);
    const auto paint = [&] { viewer.render(&canvas); };
    timed("set a picture of 9449 x 7087", 1, [&] { viewer.setImage(huge); });
    timed("first, rough drawing", 1, paint);
    auto *pyramid = viewer.findChild<PicturePyramid *>();
    QElapsedTimer waiting;
    waiting.start();
    QEventLoop loop;
    QObject::connect(pyramid, &PicturePyramid::improved, &loop, &QEventLoop::quit);
    if (!pyramid->isComplete())
        loop.exec();
    std::printf("%-48s %8lld ms\n", "halved copies, on another thread", waiting.elapsed());
    timed("drawing, fitted", 10, paint);
    for (int step = 0; step < 14; ++step) {
        viewer.zoomIn();
        const QByteArray name = QStringLiteral("drawing at %1 %").arg(viewer.zoom() * 100, 0, 'f', 0).toLatin1();
        if (step % 3 == 2)
            timed(name.constData(), 10, paint);
    }
    viewer.rotateView();
    timed("drawing, turned", 10, paint);

    Pictures model(nullptr);
    ThumbnailGrid grid;
    grid.resize(1400, 850);
    QImage sheet(grid.size(), QImage::Format_RGB32);
    timed("open a grid of 100,000 and draw it", 1, [&] {
        grid.setModel(&model);
        grid.render(&sheet);
    });
    timed("scroll to another place and draw it", 20, [&] {
        grid.scrollTo(model.index(QRandomGenerator::global()->bounded(100000), 0));
        grid.render(&sheet);
    });
    timed("select all", 1, [&] { grid.selectAll(); });
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addOptions({{QStringLiteral("dark"), QStringLiteral("dark colours")},
                       {QStringLiteral("scale"), QStringLiteral("font scale"), QStringLiteral("n"), QStringLiteral("1")},
                       {QStringLiteral("page"), QStringLiteral("page"), QStringLiteral("name"), QStringLiteral("controls")}});
    parser.addOption({QStringLiteral("measure"), QStringLiteral("print opening and drawing times and end")});
    parser.process(application);
    Theme theme;
    theme.setMode(parser.isSet(QStringLiteral("dark")) ? ThemeMode::Dark : ThemeMode::Light);
    theme.setFontScale(parser.value(QStringLiteral("scale")).toDouble());
    theme.apply(application);
    if (parser.isSet(QStringLiteral("measure"))) {
        measure();
        return 0;
    }
    const QString name = parser.value(QStringLiteral("page"));
    QWidget *page = name == QLatin1String("charts") ? chartsPage()
                  : name == QLatin1String("image")  ? imagePage()
                  : name == QLatin1String("states") ? statesPage()
                                                    : controlsPage();
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(page);
    window.resize(1440, 900);
    window.show();
    return QApplication::exec();
}
