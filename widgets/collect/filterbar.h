// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/preset/preset.h"
#include "models/stores/imagestore.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QSlider;
class QToolButton;

namespace yuyi {

class FilterChip;
class LineField;
class ProjectAccess;

/// Filter and view options of the grid: search, one chip per filter, sort order, zoom.
class FilterBar final : public QWidget
{
    Q_OBJECT
public:
    explicit FilterBar(ProjectAccess &project, QWidget *parent = nullptr);

    const ImageFilter &filter() const { return m_filter; }
    /// Sets the filter without emitting a signal.
    void setFilter(const ImageFilter &filter);
    ImageSort sort() const;
    bool descending() const { return m_descending; }
    /// Sets the counts shown beside the stages.
    void setCounts(const FunnelCounts &counts) { m_counts = counts; }
    void setZoom(int edge);
    void focusSearch();
    void clear();

Q_SIGNALS:
    void filterChanged();
    void sortChanged();
    void zoomChanged(int edge);
    /// Down or Enter in the search field moves the focus to the images.
    void leaveSearch();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void build();
    void change(const ImageFilter &filter);
    void showState();
    void chooseStage();
    void chooseLabel();
    void chooseFormat();
    void chooseSize();
    QString sizeState() const;
    QString labelState() const;
    QString otherState() const;
    void retranslate();

    ProjectAccess &m_project;
    ImageFilter m_filter;
    FunnelCounts m_counts;
    bool m_descending = false;
    QTimer m_typing;
    QBoxLayout *m_line = nullptr;
    LineField *m_search = nullptr;
    FilterChip *m_stage = nullptr;
    FilterChip *m_label = nullptr;
    FilterChip *m_format = nullptr;
    FilterChip *m_size = nullptr;
    FilterChip *m_licence = nullptr;
    FilterChip *m_unsure = nullptr;
    FilterChip *m_other = nullptr; ///< filters that only other pages set; hidden if there are none
    QComboBox *m_sort = nullptr;
    QToolButton *m_direction = nullptr;
    QSlider *m_zoom = nullptr;
};

} // namespace yuyi
